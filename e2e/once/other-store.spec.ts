import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { merchantListingViolations } from '../../lib/discovery/testing/merchant-listing-rules'
import { nodeOf, readGraph } from '../../lib/discovery/testing/read-json-ld'
import { openSqliteJournal } from '../../lib/orders/sqlite-journal'
import { readSitemap } from '../../scripts/tools/servers'
import { type Crawl, type CrawledPage, crawlShop } from '../support/crawl-shop'
import { portsOf } from '../support/ports'
import { runShopOverStore } from '../support/shop-over-store'
import { fillDelivery, firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const ports = portsOf('other-store')

const cities = ['Santana do Livramento/RS', 'Quaraí/RS', 'Uruguaiana/RS']
const productCount = 67
const collections = [
  'yerbas-y-tes',
  'almacen',
  'fiambreria',
  'panaderia-criolla',
  'lacteos-del-campo',
  'verduleria',
  'bebidas-sin-alcohol',
  'limpieza',
  'vinos-y-licores',
]

/** What the sample store says of itself, of its goods and of its city; and another currency than this store's. */
const sample =
  /Mercado do Bairro|Vendedor verificado|4\.9\/5|99%(?!2C)|Galinhas soltas|Doce e no ponto|Firme, para salada|Balneário|banana-prata|\b(Frutas|Verduras|Laticínios|Padaria)\b|R\$/

const productPaths = (paths: Iterable<string>) =>
  [...paths].filter((address) => address.startsWith('/product/')).toSorted()

const graphOf = ({ html }: CrawledPage) =>
  readGraph(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

// The same build over a made-up store on the border: ids of its own, Spanish names, no pictures, pesos, three zones.
test.describe('a shop connected to another store', () => {
  const data = path.join(os.tmpdir(), `other-store-${process.pid}`)
  const shop = runShopOverStore({
    name: 'other-store',
    storeId: 'almacen-7',
    catalog: '--catalog=e2e/fixtures/border-store.json',
    refreshSeconds: 1,
    environment: {
      DATA_DIR: data,
      STORE_NAME: 'Almacén de la Frontera',
      STORE_CURRENCY: 'uyu',
      DELIVERY_FILE: 'e2e/fixtures/border-delivery.csv',
    },
  })
  let crawl: Crawl
  const read = async (address: string) => (await fetch(new URL(address, shop.url))).text()

  test.beforeAll(async () => {
    crawl = await crawlShop(shop.url)
  })

  test.afterAll(() => fs.rmSync(data, { recursive: true, force: true }))

  test('R44 has no dead end: plain links lead from home to everything that is sold, and to nothing that is not there', async () => {
    const pages = [...crawl.pages.values(), ...crawl.refined]
    expect(pages.filter(({ status }) => status !== 200).map(({ path: at }) => at)).toEqual([])
    expect(pages.filter(({ links }) => !links.includes('/') || !links.includes('/store'))).toEqual([])
    const reached = [...crawl.pages.keys()]
    expect(productPaths(reached)).toHaveLength(productCount)
    expect(reached.filter((at) => /^\/categoria\/[^/]+$/.test(at)).toSorted()).toEqual(
      collections.map((slug) => `/categoria/${slug}`).toSorted(),
    )
    expect(reached).toEqual(
      expect.arrayContaining(['/store/pagina/2', '/store/pagina/3', '/categoria/almacen/pagina/2']),
    )

    const isFirstPage = ({ path: at, html }: CrawledPage) =>
      !at.includes('/pagina/') && !/<meta name="robots" content="noindex/.test(html)
    const mapped = await readSitemap(shop.url)
    expect(mapped.toSorted()).toEqual(
      [...crawl.pages.values()]
        .filter(isFirstPage)
        .map(({ path: at }) => at)
        .toSorted(),
    )
  })

  test('R44 says nothing of the sample anywhere, and no other currency, to people and to machines', async () => {
    for (const { path: at, html } of [...crawl.pages.values(), ...crawl.refined]) {
      expect(sample.exec(html)?.[0], at).toBeUndefined()
    }
    const others = ['/feed.xml', '/manifest.webmanifest', '/busca/arroz', '/api/search?q=dulce', '/success']
    for (const at of others) expect(sample.exec(await read(at))?.[0], at).toBeUndefined()
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Almacén de la Frontera' })
  })

  test('R44 shows no broken picture: a drawn placeholder stands where one is missing or fails', async () => {
    expect(crawl.pictures.length).toBeGreaterThan(productCount)
    expect(crawl.pictures.filter(({ status, type }) => status !== 200 || !type.startsWith('image/'))).toEqual(
      [],
    )
    const failing = crawl.pictures.filter(({ address }) => address.includes('no-esta'))
    expect(new Set(failing.map(({ type }) => type))).toEqual(new Set(['image/svg+xml']))
  })

  test('R44 describes every product truly: its own words, currency and the zones', async () => {
    for (const at of productPaths(crawl.pages.keys())) {
      const page = crawl.pages.get(at)
      if (!page) throw new Error(`${at} was not read`)
      expect(page.html, at).toContain(`<link rel="canonical" href="${shop.url}${at}"/>`)
      const graph = graphOf(page)
      const product = nodeOf(graph, 'Product', 'ProductGroup')
      // Goods without a picture are none for a merchant listing, and M8 is the fee of the sample shop.
      expect(
        merchantListingViolations(product).filter((rule) => !/: M[38] /.test(rule)),
        at,
      ).toEqual([])
      const currency = at.includes('licor') ? 'USD' : 'UYU'
      const text = JSON.stringify(product)
      expect(text, at).toContain(`"priceCurrency":"${currency}"`)
      for (const city of cities) expect(text, at).toContain(city)
      expect(page.html, at).toContain(`property="product:price:currency" content="${currency}"`)
    }
    const html = crawl.pages.get('/product/yerba-mate-suave') as CrawledPage
    expect(JSON.stringify(nodeOf(graphOf(html), 'Product')['offers'])).toContain(
      '"value":"160.50","currency":"UYU"',
    )
    const licor = crawl.pages.get('/product/licor-de-butia') as CrawledPage
    expect(nodeOf(graphOf(licor), 'Product')['offers']).not.toHaveProperty('shippingDetails')
    const feed = await read('/feed.xml')
    expect([...feed.matchAll(/<g:(?:sale_)?price>[\d.]+ (\w+)</g)].map(([, code]) => code)).toContain('UYU')
    const terms = await read('/termos')
    expect(terms).toContain('Os preços são em pesos uruguaios')
    expect(terms.replaceAll('\u00a0', ' ')).toContain('Em Quaraí/RS, o frete é de UYU 160,50')
  })

  test('forwards WhatsApp, city and substitution with the purchase', async ({ page }) => {
    await visit(page, `${shop.url}/store`)
    const { card, title } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    await openCart(page)
    await fillDelivery(page, '55 98888-7777', 'uruguaiana rs')
    await page.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(`${ports.storeUrl}/hosted-checkout/**`)

    const { requests } = await shop.record()
    const checkout = requests.find(({ method, path: at }) => method === 'POST' && at.endsWith('/checkout'))
    expect(checkout?.body).toMatchObject({
      items: [{ variant_id: '77001-u', quantity: 1 }],
      successUrl: expect.stringMatching(new RegExp(`^${ports.shopUrl}/success\\?volta=[\\w-]{32}$`)),
      cancelUrl: expect.stringMatching(new RegExp(`^${ports.shopUrl}/store\\?volta=[\\w-]{32}$`)),
      locale: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      metadata: {
        whatsapp_contact: '55 98888-7777',
        city: 'uruguaiana rs',
        replacement_option: 'similar',
      },
    })

    await page.getByRole('button', { name: 'Pagar' }).click()
    await page.waitForURL(`${ports.shopUrl}/success`)
  })

  test('R44 names the lowest fee of several cities up front, and that of the city once it is known', async ({
    page,
  }) => {
    await visit(page, `${shop.url}/store`)
    const line = page.locator('.delivery-line').filter({ visible: true })
    await line.getByRole('link', { name: /^Entrega em 3 cidades · frete a partir de UYU\s90,00$/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Entrega e frete' })
    await expect(sheet.getByText('O frete depende da cidade')).toBeVisible()
    await sheet.getByRole('button', { name: 'Quaraí/RS' }).click()
    await expect(sheet.getByText('Entregas às quartas')).toBeVisible()
    await expect(page.locator('.delivery-line a')).toHaveAttribute(
      'data-known',
      /^Entrega em Quaraí\/RS · frete UYU\s160,50 até 12 kg$/,
    )
    await visit(page, `${shop.url}/product/yerba-mate-suave`)
    await expect(line.getByRole('link', { name: /^Entrega em Quaraí\/RS/ })).toBeVisible()
  })

  test('R44 charges what delivery to the chosen city costs, and writes it down', async ({ page }) => {
    await visit(page, `${shop.url}/product/yerba-mate-suave`)
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    const drawer = await openCart(page)
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
    await drawer.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(`${ports.storeUrl}/hosted-checkout/**`)
    await expect(page.getByText(/^UYU\s225,00$/).first()).toBeVisible()

    const journal = openSqliteJournal({ folder: path.join(data, 'orders'), now: Date.now })
    const [order] = await journal.list({ limit: 1 })
    await journal.close()
    expect(order?.lines).toMatchObject([{ variantId: '77002-u', quotedAmount: 22_500, currency: 'uyu' }])
    expect(order?.shipping).toEqual({ zone: 'Quaraí/RS', fee: 16_050, weightGrams: 1000 })
  })
})
