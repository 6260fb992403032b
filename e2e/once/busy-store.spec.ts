import { overFaultyStore, sellable } from '../support/faulty-store'
import { finish, hostedCheckout, knowDelivery, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

const counting = /^Tente em [1-7] s$/

// A store that answers a checkout with 429 and asks for a pause of 7 s. It has no page for the payment: 404.
const shop = useShop({ store: 'faulty' })
test.use({ expectedComplaints: [/status of (?:503|404)/] })

test('R59 every button that buys counts a pause of the store down, with the focus and at its place, and then nothing happens by itself', {
  tag: '@long',
}, async ({ page }) => {
  const { misbehave } = overFaultyStore(shop)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) asked.push(request.method())
  })
  await knowDelivery(page)
  await visit(page, `/product/${sellable[3]?.handle}`)
  const buy = page.getByRole('button', { name: 'Comprar Agora' })
  const readPlace = async () => JSON.stringify(await buy.boundingBox())
  await misbehave({ route: '^POST checkout', mode: '429' })
  await buy.focus()
  const place = await readPlace()
  await page.keyboard.press('Enter')
  await expect(buy).toHaveAttribute('data-pause', counting)
  await expect(
    page.getByText('A loja está com muitos pedidos agora.', { exact: false }).first(),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Você poderá tentar novamente em' })).toBeAttached()
  expect([await readPlace(), asked]).toEqual([place, ['POST']])
  await expect(buy).toBeFocused()
  await expectNoAxeViolations(page)

  // A further press says the same and sends nothing; the cart and cards of the page count down with it.
  await page.keyboard.press('Enter')
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
  await openCart(page)
  await expect(finish(page)).toHaveAttribute('data-pause', counting)
  await misbehave()
  await expect(finish(page)).not.toHaveAttribute('data-pause')
  await expect(finish(page)).not.toHaveAttribute('aria-disabled')
  await expect(page.getByText('Você já pode tentar novamente.', { exact: true })).toBeAttached()
  expect(asked).toEqual(['POST'])
  await finish(page).click()
  await page.waitForURL(hostedCheckout)
})
