import { waitUntilKept } from '../support/kept-pages'
import { runOwnShop } from '../support/own-shop'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

runOwnShop({ name: 'list-offline', environment: { OFFLINE_COPIES: 'on' } })
test.use({
  serviceWorkers: 'allow',
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|Failed to load resource/],
})

test('R47 a list that is sent without a connection says so, and goes once it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/store')
  await waitUntilKept(page, '/store')
  await visit(page, '/lista')
  await page.getByLabel('Lista de compras').fill('2 leites')
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Procurar' })
  await send.click()
  const offline = page.getByRole('heading', { level: 1, name: 'Sem internet' })
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  // It loads itself anew once it is back, and would cut off another navigation.
  await expect(offline).toBeHidden()
  await page.goto('/lista')
  await page.getByLabel('Lista de compras').fill('2 leites')
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sua lista' })).toBeVisible()
})
