import { portsOf } from './support/ports'
import { type ShopOverStore, startShopOverStore } from './support/shop-over-store'
import { fillDelivery, firstSellableCard, openCart, visit } from './support/shop-page'
import { expect, test } from './support/test'

const ports = portsOf('other-store')

type Recorded = { readonly method: string; readonly path: string; readonly body: Record<string, unknown> }

// The same build, sold from another store over real HTTP.
test.describe('a shop connected to another store', () => {
  test.describe.configure({ mode: 'serial' })
  let otherShop: ShopOverStore

  test.beforeAll(async () => {
    otherShop = await startShopOverStore({
      ports,
      storeId: 'store_outra',
      catalog: '--catalog=e2e/fixtures/other-store.json',
      refreshSeconds: 1,
    })
  })

  test.afterAll(() => otherShop?.stop())

  test('shows its products and nothing of the sample', async ({ page }) => {
    await visit(page, `${otherShop.url}/store`)
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Erva-mate Moída Grossa', exact: true })).toBeVisible()
    const html = await (await page.request.get(`${otherShop.url}/`)).text()
    expect(html).not.toMatch(/banana-prata|Tomate italiano/i)
  })

  test('forwards WhatsApp, city and substitution with the purchase', async ({ page }) => {
    await visit(page, `${otherShop.url}/store`)
    const { card, title } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    await openCart(page)
    await fillDelivery(page, '47 98888-7777')
    await page.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(`${ports.storeUrl}/hosted-checkout/**`)

    const answer = await page.request.get(`${otherShop.storeUrl}/__requests`)
    const { requests: recorded } = (await answer.json()) as { readonly requests: readonly Recorded[] }
    const checkout = recorded.find(({ method, path }) => method === 'POST' && path.endsWith('/checkout'))
    expect(checkout?.body).toMatchObject({
      successUrl: `${ports.shopUrl}/success`,
      cancelUrl: `${ports.shopUrl}/store`,
      locale: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      metadata: {
        whatsapp_contact: '47 98888-7777',
        city: 'balneario camboriu',
        replacement_option: 'similar',
      },
    })

    await page.getByRole('button', { name: 'Pagar' }).click()
    await page.waitForURL(`${ports.shopUrl}/success`)
  })

  test('goes on showing the catalogue when the store is down', async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource/)
    await otherShop.stopStore()
    await visit(page, `${otherShop.url}/store`)
    await expect(page.getByRole('article')).toHaveCount(6)
    const { card, title } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Comprar Agora: ${title}` }).click()
    await expect(page.getByText('Erro ao comprar', { exact: true })).toBeVisible()
  })
})
