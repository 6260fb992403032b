import { type FaultyShop, openFaultyShop } from '../support/faulty-shop'
import { portsOf } from '../support/ports'
import { finish, hostedCheckout, knowDelivery, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const ports = portsOf('busy-store')
const counting = /^Tente em [1-7] s$/

// A store that answers a checkout with 429 and asks for a pause of 7 s. It has no page for the payment: 404.
test.describe('a store that asks for a pause', () => {
  test.use({ baseURL: ports.shopUrl, expectedComplaints: [/status of (?:503|404)/] })
  let open: FaultyShop

  test.beforeAll(async () => {
    open = await openFaultyShop({ ports })
  })
  test.afterAll(() => open?.stop())

  const busy = () => open.misbehave({ route: '^POST checkout', mode: '429' })

  test('R59 has every button that buys count down, with the focus and at its place, and then nothing happens by itself', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/checkout')) asked.push(request.method())
    })
    await knowDelivery(page)
    await visit(page, `/product/${open.products[3]?.handle}`)
    const buy = page.locator('.buy-now')
    const placeOf = async () => JSON.stringify(await buy.boundingBox())
    await busy()
    await buy.focus()
    const place = await placeOf()
    await page.keyboard.press('Enter')
    await expect(buy).toHaveAttribute('data-pause', counting)
    await expect(
      page.getByText('A loja está com muitos pedidos agora.', { exact: false }).first(),
    ).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'Você poderá tentar novamente em' }),
    ).toBeAttached()
    expect([await placeOf(), asked]).toEqual([place, ['POST']])
    await expect(buy).toBeFocused()
    await expectNoAxeViolations(page)

    // A further press says the same and sends nothing; the cart and cards of the page count down with it.
    await page.keyboard.press('Enter')
    await expect(buy).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
    await openCart(page)
    await expect(finish(page)).toHaveAttribute('data-pause', counting)
    await open.misbehave()
    await expect(finish(page)).not.toHaveAttribute('data-pause')
    await expect(finish(page)).not.toHaveAttribute('aria-disabled')
    await expect(page.getByText('Você já pode tentar novamente.', { exact: true })).toBeAttached()
    expect(asked).toEqual(['POST'])
    await finish(page).click()
    await page.waitForURL(hostedCheckout)
  })
})
