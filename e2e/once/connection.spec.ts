import { addToCart, fillDelivery, finish, hostedCheckout, openCart, visit } from '../support/shop-page'
import { expect, test, withoutConnection } from '../support/test'

test.describe('a connection that goes', { tag: '@long' }, () => {
  test.use({ expectedComplaints: [withoutConnection] })

  test('is said once where the notice can be seen, and over what hides it', async ({ page, context }) => {
    await visit(page, '/')
    const notice = page.locator('[data-slot="notice"]')
    // Plain where its own code could not come any more.
    const toast = page.locator('[data-slot="toast"]')
    await context.setOffline(true)
    await expect(notice).toBeInViewport()
    await expect(toast).toHaveCount(0)
    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 600))
    await context.setOffline(true)
    await expect(toast).toHaveText(/^Sem internet\s*Seu carrinho está guardado\.$/)
  })

  test('R46 takes nothing of the cart: it says so, and what was added meanwhile is checked when it is back', async ({
    page,
    context,
  }) => {
    const title = await addToCart(page)
    const drawer = await openCart(page)
    await fillDelivery(page)
    await expect(drawer.getByText('Preços conferidos agora').first()).toBeVisible()
    const notice = page.locator('[data-slot="notice"]')
    await expect(notice).toHaveCount(0)

    await context.setOffline(true)
    await expect(notice).toHaveText('Sem internet. Seu carrinho está guardado.')
    // The toast says it over the open cart, and lies over its first line until it goes.
    const toast = page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem')
    await toast.filter({ hasText: 'Sem internet' }).getByRole('button', { name: 'Dispensar aviso' }).click()
    await drawer.getByRole('button', { name: `Aumentar quantidade de ${title}` }).click()
    await expect(page.getByTestId('cart-badge')).toHaveText('2')
    await expect(drawer.getByText('Os preços serão confirmados no pagamento.').first()).toBeVisible()
    await finish(page).click()
    await expect(
      page.getByText('Seu carrinho está guardado. Finalize a compra quando a conexão voltar.', {
        exact: true,
      }),
    ).toBeVisible()

    const quoted = page.waitForResponse('**/api/cart/quote')
    await context.setOffline(false)
    await quoted
    await expect(notice).toHaveCount(0)
    await expect(drawer.getByText('Preços conferidos agora').first()).toBeVisible()
    await finish(page).click()
    await page.waitForURL(hostedCheckout)
  })
})

test('a browser calls the shop installable', async ({ page, context }) => {
  await visit(page, '/')
  const client = await context.newCDPSession(page)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // A window of its own, as tests have it, is called incognito.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const { errors, data = '{}' } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data)).toMatchObject({ display: 'standalone', start_url: '/', theme_color: '#114a33' })
})
