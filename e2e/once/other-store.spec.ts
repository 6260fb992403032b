import { orderKeySchema } from '../../lib/domain/order'
import {
  addProduct,
  addToCart,
  fillDelivery,
  leaveForPayment,
  openCart,
  pay,
  visit,
} from '../support/shop-page'
import { expect, test, useShop } from '../support/test'

// The same build over a made-up store on the border: ids of its own, Spanish names, no pictures, pesos, three zones.
test.describe('a shop connected to another store', { tag: '@long' }, () => {
  const shop = useShop({
    store: { catalog: 'border', storeId: 'almacen-7' },
    environment: {
      STORE_NAME: 'Almacén de la Frontera',
      STORE_CURRENCY: 'uyu',
      DELIVERY_FILE: 'e2e/fixtures/border-delivery.csv',
    },
  })
  /** Gives what the store was asked to sell so far. */
  async function readCheckouts(): Promise<readonly object[]> {
    const { requests } = await (await fetch(`${shop.storeUrl}/__requests`)).json()
    return (requests as { path: string; body: object }[])
      .filter(({ path }) => path.endsWith('/checkout'))
      .map(({ body }) => body)
  }

  test('forwards WhatsApp, city and substitution with the purchase', async ({ page }) => {
    await addToCart(page)
    await openCart(page)
    await fillDelivery(page, '55 98888-7777', 'uruguaiana rs')
    await leaveForPayment(page)
    expect(await readCheckouts()).toContainEqual(
      expect.objectContaining({
        items: [{ variant_id: '77001-u', quantity: 1 }],
        successUrl: expect.stringMatching(new RegExp(`^${shop.url}/success\\?volta=[\\w-]{32}$`)),
        cancelUrl: expect.stringMatching(new RegExp(`^${shop.url}/store\\?volta=[\\w-]{32}$`)),
        locale: 'pt-BR',
        timeZone: 'America/Sao_Paulo',
        metadata: {
          whatsapp_contact: '55 98888-7777',
          city: 'uruguaiana rs',
          replacement_option: 'similar',
        },
      }),
    )
    await pay(page)
  })

  test('R44 names the lowest fee of several cities up front, and that of the city once it is known', async ({
    page,
  }) => {
    await visit(page, '/store')
    const line = page.locator('[data-slot="delivery-line"]').filter({ visible: true })
    await line.getByRole('link', { name: /^Entrega em 3 cidades · a partir de UYU\s90,00$/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Entrega e frete' })
    await expect(sheet.getByText('O frete depende da cidade')).toBeVisible()
    await sheet.getByRole('button', { name: 'Quaraí/RS' }).click()
    await expect(sheet.getByText('Entregas às quartas')).toBeVisible()
    await expect(line).toHaveText(/^Entrega em Quaraí\/RS · UYU\s160,50$/)
    await visit(page, '/product/yerba-mate-suave')
    await expect(line.getByRole('link', { name: /^Entrega em Quaraí\/RS/ })).toBeVisible()
  })

  test('R44 charges what delivery to the chosen city costs, and writes it down', async ({ page }) => {
    const drawer = await addProduct(page, '/product/yerba-mate-suave')
    await expect(drawer.getByText('O frete depende da cidade: escolha a sua para ver o valor.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Uruguaiana/RS' }).click()
    await expect(drawer.getByText('Frete de UYU 250,00 para pedidos de até 5 itens.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Trocar cidade' }).click()
    await drawer.getByRole('button', { name: 'Quaraí/RS' }).click()
    await expect(drawer.getByText('Frete de UYU 160,50 para pedidos de até 12kg.')).toBeVisible()
    await expect(drawer.getByText('Entregas às quartas')).toBeVisible()
    await expect(drawer.getByText(/^UYU\s160,50$/)).toBeVisible()
    await expect(drawer.getByText(/^UYU\s385,50$/)).toBeVisible()
    await drawer.getByLabel('WhatsApp').fill('55 98888-7777')
    await drawer.getByLabel('Retirar o produto do carrinho').check()
    const key = await leaveForPayment(page)
    await expect(page.getByText(/^UYU\s225,00$/).first()).toBeVisible()
    const order = await shop.journal.findOptional(orderKeySchema.parse(key))
    expect(order?.lines).toMatchObject([{ variantId: '77002-u', quotedAmount: 22_500, currency: 'uyu' }])
    expect(order?.shipping).toEqual({ zone: 'Quaraí/RS', fee: 16_050, weightGrams: 1000 })
  })
})
