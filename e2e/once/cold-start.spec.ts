import path from 'node:path'
import { runOwnShop } from '../support/own-shop'
import { portsOf } from '../support/ports'
import { startStore } from '../support/shop-over-store'
import { expect, test } from '../support/test'

const ports = portsOf('cold-start')

// A shop whose store cannot be reached, and of which nothing is known.
test.use({ expectedComplaints: [/500|Failed to load resource|React error #441|Server Components render/] })

const shop = runOwnShop({
  name: 'cold-start',
  environment: { STORE_API_URL: ports.storeUrl, STORE_ID: 'store_outra', CATALOG_REFRESH_SECONDS: '1' },
  readyPath: '/api/health/live',
})

test('a product that cannot be loaded says so literally, and leads back to the store', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${shop.url}/product/cuca-de-banana`)
  const failed = 'Erro ao carregar o produto: Falha ao carregar o produto'
  await expect(page.getByText(failed, { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  const back = page.getByRole('link', { name: 'Voltar para a Loja' })
  await expect(back).toHaveAttribute('href', '/store')
  await expect(page).toHaveTitle(failed)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByText('Claro', { exact: true }).click()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
})

test('R2 with an unreachable store and nothing known, pages answer 5xx in Portuguese and recover by themselves', async ({
  page,
}) => {
  const started = Date.now()
  const answer = await page.goto(`${shop.url}/store`)
  expect(answer?.status()).toBe(500)
  expect(Date.now() - started, 'R1: an answer within 3 s, and a little for the browser').toBeLessThan(6000)
  const failed = 'Erro ao carregar produtos: Falha ao carregar produtos'
  await expect(page.getByText(failed, { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  expect((await fetch(`${shop.url}/api/health/ready`)).status).toBe(503)

  const upstream = await startStore(ports, path.join(shop.folder, 'store'))
  try {
    await expect(async () => {
      const recovered = await page.goto(`${shop.url}/store`)
      expect(recovered?.status()).toBe(200)
    }).toPass({ timeout: 20_000 })
    await expect(page.getByRole('article')).toHaveCount(6)
  } finally {
    await upstream.stop()
  }
})
