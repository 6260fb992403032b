import { addToCart, openCart, openMenu, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// The worker would answer with scripts as they are.
test.use({ serviceWorkers: 'block', expectedComplaints: [/Minified React error #31/] })

test('R29 a part of the cart that throws costs what the drawer holds, and the page goes on', async ({
  page,
}) => {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(["'`])Se faltar um produto\1/, '{}')
    await route.fulfill({ body, headers: { ...answer.headers(), 'cache-control': 'no-store' } })
  })
  const title = await addToCart(page)
  const reported = page.waitForResponse('**/api/faults')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('alert')).toContainText('Esta parte não abriu')
  expect((await reported).status()).toBe(204)
  expect((await reported).request().postDataJSON()).toMatchObject({ part: 'Carrinho', page: 'store' })
  await expect(drawer.getByRole('button', { name: 'Finalizar Compra' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Fechar' }).click()
  await expect(drawer).toBeHidden()

  await openMenu(page)
  await page.keyboard.press('Escape')
  await visit(page, '/')
  await page.getByRole('button', { name: /^Abrir carrinho, 1 item/ }).click()
  await expect(drawer.getByRole('alert')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visit(page, '/store')
  await openCart(page)
  await expect(drawer.getByRole('link', { name: title })).toBeVisible()
})
