import { afterAll, beforeAll, expect, it } from 'vitest'
import { merchantListingViolations } from '../../../lib/discovery/testing/merchant-listing-rules'
import { nodeOf, readGraph } from '../../../lib/discovery/testing/read-json-ld'
import { readSitemap } from '../../../scripts/tools/servers'
import { type Crawl, type CrawledPage, crawlShop } from '../../support/crawl-shop'
import { runShop } from '../../support/run-shop'

const cities = ['Santana do Livramento/RS', 'Quaraí/RS', 'Uruguaiana/RS']
const productCount = 67
const collections =
  'almacen bebidas-sin-alcohol fiambreria lacteos-del-campo limpieza panaderia-criolla verduleria vinos-y-licores yerbas-y-tes'

/** Texts of the sample store on itself, its goods and its city; and another currency than this store's. */
const sample =
  /Mercado do Bairro|Vendedor verificado|4\.9\/5|99%(?![\dA-F]{2})|Galinhas soltas|Doce e no ponto|Firme, para salada|Balneário|banana-prata|\b(Frutas|Verduras|Laticínios|Padaria)\b|R\$/

// The same build over a made-up store on the border: ids of its own, Spanish names, no pictures, pesos, three zones.
const shop = await runShop({
  store: { catalog: 'border', storeId: 'almacen-7' },
  environment: {
    STORE_NAME: 'Almacén de la Frontera',
    STORE_CURRENCY: 'uyu',
    DELIVERY_FILE: 'e2e/fixtures/border-delivery.csv',
  },
})
afterAll(shop.close)
let crawl: Crawl
beforeAll(async () => {
  crawl = await crawlShop(shop.url)
}, 120_000)

const read = async (address: string) => (await fetch(new URL(address, shop.url))).text()
const productPaths = (paths: Iterable<string>) =>
  [...paths].filter((address) => address.startsWith('/product/')).toSorted()
const graphOf = ({ html }: CrawledPage) =>
  readGraph(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

it('R44 plain links lead from home to everything that is sold, and to nothing that is not there', async () => {
  const pages = [...crawl.pages.values(), ...crawl.refined]
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
  expect(pages.filter(({ links }) => !links.includes('/') || !links.includes('/store'))).toEqual([])
  const reached = [...crawl.pages.keys()]
  expect(productPaths(reached)).toHaveLength(productCount)
  expect(reached.filter((path) => /^\/categoria\/[^/]+$/.test(path)).toSorted()).toEqual(
    collections.split(' ').map((slug) => `/categoria/${slug}`),
  )
  expect(reached).toEqual(
    expect.arrayContaining(['/store/pagina/2', '/store/pagina/3', '/categoria/almacen/pagina/2']),
  )
  const firstPages = [...crawl.pages.values()]
    .filter(
      ({ path, html }) => !path.includes('/pagina/') && !/<meta name="robots" content="noindex/.test(html),
    )
    .map(({ path }) => path)
  expect((await readSitemap(shop.url)).toSorted()).toEqual(firstPages.toSorted())
})

it('R44 nothing of the sample is said anywhere, and no other currency, to people and to machines', async () => {
  for (const { path, html } of [...crawl.pages.values(), ...crawl.refined])
    expect(sample.exec(html)?.[0], path).toBeUndefined()
  const others = ['/feed.xml', '/manifest.webmanifest', '/busca/arroz', '/api/search?q=dulce', '/success']
  for (const path of others) expect(sample.exec(await read(path))?.[0], path).toBeUndefined()
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Almacén de la Frontera' })
})

it('R44 no picture is broken: a drawn placeholder stands where one is missing or fails', () => {
  expect(crawl.pictures.length).toBeGreaterThan(productCount)
  expect(crawl.pictures.filter(({ status, type }) => status !== 200 || !type.startsWith('image/'))).toEqual(
    [],
  )
  const failing = crawl.pictures.filter(({ address }) => address.includes('no-esta'))
  expect(new Set(failing.map(({ type }) => type))).toEqual(new Set(['image/svg+xml']))
})

it('R44 every product is described truly: its own words, currency and the zones', async () => {
  for (const path of productPaths(crawl.pages.keys())) {
    const page = crawl.pages.get(path) as CrawledPage
    expect(page.html, path).toContain(`<link rel="canonical" href="${shop.url}${path}"/>`)
    const product = nodeOf(graphOf(page), 'Product', 'ProductGroup')
    // Goods without a picture are none for a merchant listing, and M8 is the fee of the sample shop.
    const violations = merchantListingViolations(product).filter((rule) => !/: M[38] /.test(rule))
    expect(violations, path).toEqual([])
    const currency = path.includes('licor') ? 'USD' : 'UYU'
    const text = JSON.stringify(product)
    expect(text, path).toContain(`"priceCurrency":"${currency}"`)
    for (const city of cities) expect(text, path).toContain(city)
    expect(page.html, path).toContain(`property="product:price:currency" content="${currency}"`)
  }
  const offersOf = (path: string) =>
    nodeOf(graphOf(crawl.pages.get(path) as CrawledPage), 'Product')['offers']
  const fee = '"value":"160.50","currency":"UYU"'
  expect(JSON.stringify(offersOf('/product/yerba-mate-suave'))).toContain(fee)
  expect(offersOf('/product/licor-de-butia')).not.toHaveProperty('shippingDetails')
  expect(await read('/feed.xml')).toMatch(/<g:(?:sale_)?price>[\d.]+ UYU</)
  const terms = (await read('/termos')).replaceAll('\u00a0', ' ')
  expect(terms).toContain('Os preços são em pesos uruguaios')
  expect(terms).toContain('Em Quaraí/RS, o frete é de UYU 160,50')
})
