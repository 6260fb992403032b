import { type FaultyShop, openFaultyShop, purchaseOf, type Sellable } from '../support/faulty-shop'
import { portsOf } from '../support/ports'
import { finish, hostedCheckout, knowDelivery, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const ports = portsOf('busy-store')
const counting = /^Tente em [1-7] s$/

// A store that answers a checkout with 429 and asks for a pause of 7 s. It has no page for the payment: 404.
test.describe('a store that asks for a pause', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ baseURL: ports.shopUrl, expectedComplaints: [/status of (?:503|404)/] })
  let open: FaultyShop

  test.beforeAll(async () => {
    open = await openFaultyShop({ ports })
  })
  test.afterAll(() => open?.stop())

  const busy = () => open.misbehave({ route: '^POST checkout', mode: '429' })
  const calls = async () => (await open.storeState()).checkoutCalls

  test('R59 is not called by the shop while it lasts, for any buyer, and is after it', async () => {
    const [one, other] = open.products as readonly [Sellable, Sellable]
    await busy()
    const before = await calls()
    const first = await open.post('/api/checkout', purchaseOf(one))
    expect([first.status, first.retryAfter]).toEqual([503, '7'])
    await open.misbehave()
    const second = await open.post('/api/checkout', purchaseOf(other))
    expect([second.status, JSON.parse(second.text).kind]).toEqual([503, 'store-busy'])
    expect(Number(second.retryAfter)).toBeLessThanOrEqual(7)
    expect(await calls()).toBe(before + 1)
    await expect(async () =>
      expect((await open.post('/api/checkout', purchaseOf(other))).status).toBe(200),
    ).toPass({ intervals: [500] })
    expect(await calls()).toBe(before + 2)
  })

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

  test('R59 has the cards of a list count down too', async ({ page }) => {
    await knowDelivery(page)
    await visit(page, '/store')
    await busy()
    const cards = page.getByRole('article').getByRole('button', { name: /^Comprar Agora: / })
    const [first, last] = [cards.first(), cards.nth(5)]
    await first.click()
    for (const card of [first, last]) await expect(card).toHaveAttribute('data-pause', counting)
    await open.misbehave()
    for (const card of [first, last]) await expect(card).not.toHaveAttribute('data-pause')
  })
})
