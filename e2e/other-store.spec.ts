import path from 'node:path'
import { openSqliteJournal } from '../lib/orders/sqlite-journal'
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
  let data: string

  test.beforeAll(async () => {
    otherShop = await startShopOverStore({
      ports,
      storeId: 'store_outra',
      catalog: '--catalog=e2e/fixtures/other-store.json',
      refreshSeconds: 1,
      environment: {
        DATA_DIR: test.info().outputPath('data'),
        STORE_NAME: 'Empório Serrano',
        DELIVERY_ZONES:
          'Balneário Camboriú = 12,00 | 10 itens | 15 kg; Itajaí/SC = 18,50; Penha = 25 | 5 itens | Entregas aos sábados',
      },
    })
    data = test.info().outputPath('data')
  })

  test.afterAll(() => otherShop?.stop())

  test('shows its products and nothing of the sample', async ({ page }) => {
    await visit(page, `${otherShop.url}/store`)
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Erva-mate Moída Grossa', exact: true })).toBeVisible()
    const html = await (await page.request.get(`${otherShop.url}/`)).text()
    expect(html).not.toMatch(/banana-prata|Tomate italiano/i)
  })

  test('invents nothing: no seller, no text, and a placeholder for a picture that is not there', async ({
    page,
  }) => {
    for (const path of ['/', '/store', '/product/linguica-blumenau', '/product/melado-batido']) {
      const text = await (await page.request.get(`${otherShop.url}${path}`)).text()
      expect(text).not.toMatch(
        /Mercado do Bairro|Vendedor verificado|4\.9\/5|99%|Galinhas soltas|Doce e no ponto/,
      )
    }
    await visit(page, `${otherShop.url}/product/melado-batido`)
    await expect(page.getByRole('region', { name: 'Vendido por' })).toContainText('Empório Serrano')
    const picture = page.getByRole('img', { name: 'Melado Batido', exact: true })
    // Nothing of a broken picture has a size.
    const shape = () =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    await expect.poll(shape).toBeCloseTo(3 / 4)
    const answer = await page.request.get(`${otherShop.url}${await picture.getAttribute('src')}`, {
      headers: { accept: 'image/webp,*/*' },
    })
    expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=60',
    ])
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

  test('charges what delivery to the chosen city costs, and writes it down', async ({ page }) => {
    await visit(page, `${otherShop.url}/product/pinhao-da-serra`)
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    const drawer = await openCart(page)
    await expect(drawer.getByText('O frete depende da cidade: escolha a sua para ver o valor.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Penha' }).click()
    await expect(drawer.getByText('Frete de R$ 25,00 para pedidos de até 5 itens.')).toBeVisible()
    await expect(drawer.getByText('Entregas aos sábados')).toBeVisible()
    await drawer.getByRole('button', { name: 'Itajaí/SC' }).click()
    await expect(drawer.getByText('Frete de R$ 18,50.')).toBeVisible()
    await expect(drawer.getByText(/^R\$\s37,00$/)).toBeVisible()
    await drawer.getByLabel('WhatsApp').fill('47 98888-7777')
    await drawer.getByLabel('Retirar o produto do carrinho').check()
    await drawer.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(`${ports.storeUrl}/hosted-checkout/**`)

    const journal = openSqliteJournal({ folder: path.join(data, 'orders'), now: Date.now })
    const [order] = await journal.list({ limit: 1 })
    await journal.close()
    expect(order?.shipping).toEqual({ zone: 'Itajaí/SC', fee: 1850, weightGrams: 1000 })
    const terms = await (await page.request.get(`${otherShop.url}/termos`)).text()
    expect(terms).toContain('Em Itajaí/SC, o frete é de R$ 18,50.')
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
