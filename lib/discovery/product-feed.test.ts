import { describe, expect, it } from 'vitest'
import { getCatalogReader } from '../catalog/get-catalog.ts'
import { sanitizeProduct } from '../catalog/sanitize-merchant-html.ts'
import { type Catalog, indexCatalog } from '../catalog/snapshot.ts'
import { specifiedZone } from '../domain/delivery.ts'
import type { Product } from '../domain/product.ts'
import { runOnEmbeddedStore } from '../testing/run-on-embedded-store.ts'
import { plainPrice, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { productJsonLd } from './page-data.ts'
import { productFeed } from './product-feed.ts'
import { feedViolations, type Reader, rulesOf } from './testing/feed-rules.ts'
import { type JsonLdNode, merchantListingViolations } from './testing/merchant-listing-rules.ts'
import { nodeOf, readGraph } from './testing/read-json-ld.ts'
import { elementsAt, parseXml, textOf } from './testing/read-xml.ts'

runOnEmbeddedStore()

const options = {
  siteUrl: 'https://loja.example',
  storeName: 'Quitanda & Cia',
  deliveryZones: [],
  reader: 'google',
} as const

const catalog = await getCatalogReader().current()
const readers: readonly Reader[] = ['google', 'meta']

async function itemsOf(catalog: Catalog, reader: Reader = 'google') {
  return elementsAt(
    parseXml(await textOf(productFeed(catalog, { ...options, reader }))),
    'rss',
    'channel',
    'item',
  )
}

const items = await itemsOf(catalog)

function pageDataOf(product: Product): JsonLdNode {
  const legal = { name: null, cnpj: null, address: null, email: null, whatsapp: null }
  const site = { ...options, deliveryZones: [specifiedZone('Balneário Camboriú')], legal }
  const page = sanitizeProduct(product, product)
  const json = productJsonLd(page, { site, reference: product.handle, category: null })
  return nodeOf(readGraph(json ?? ''), 'Product', 'ProductGroup')
}

/** Every variant as its page describes it: the sku, and the address that opens it. */
function variantsOnPage(product: Product) {
  const data = pageDataOf(product)
  const variants = data['@type'] === 'Product' ? [data] : (data['hasVariant'] as readonly JsonLdNode[])
  return variants.map(({ sku, offers }) => [sku, (offers as JsonLdNode)['url']])
}

function feedOf(part: Partial<Product>, reader?: Reader) {
  const products = [productOf({ pictures: ['/pictures/a.webp'], ...part })]
  return itemsOf(indexCatalog({ products, collections: [], language: null, readAt: '' }), reader)
}

describe('the feed of the sample catalogue', () => {
  it.each(readers)('R81 lists every variant once, by the rules of %s', async (reader) => {
    const read = await itemsOf(catalog, reader)
    expect(read).toHaveLength(catalog.snapshot.products.flatMap(({ variants }) => variants).length)
    expect(feedViolations(read, reader)).toEqual([])
    const text = await textOf(productFeed(catalog, { ...options, reader }))
    const longest = Math.max(...text.split('\n').map((line) => Buffer.byteLength(line)))
    expect(longest * 20).toBeLessThan(rulesOf.meta.line)
  })

  it('invents nothing', () => {
    for (const item of items)
      for (const invented of ['g:brand', 'g:gtin', 'g:mpn', 'g:shipping'])
        expect(item).not.toHaveProperty(invented)
  })

  it('M16 has the ids that the pages say as sku, at the same addresses', () => {
    const inFeed = items.map((item) => [item['g:id'], item['g:link']])
    expect(inFeed).toEqual(catalog.snapshot.products.flatMap(variantsOnPage))
  })
})

describe('one item', () => {
  it('is at the sale price with the price that was, in stock while there is some', async () => {
    const price = { ...plainPrice, amount: 1290, saleAmount: 990 }
    expect(await feedOf({ variants: [variantOf({ price })] })).toMatchObject([
      { 'g:price': '12.90 BRL', 'g:sale_price': '9.90 BRL', 'g:availability': 'in_stock' },
    ])
    expect(await feedOf({ variants: [variantOf({ stock: 0 })] })).toMatchObject([
      { 'g:availability': 'out_of_stock' },
    ])
  })

  it.each([
    ['a name', { title: '' }],
    ['a picture', { pictures: [] }],
    ['a price', { variants: [variantOf({ price: { ...plainPrice, amount: 0 } })] }],
    ['a sale price', { variants: [variantOf({ price: { ...plainPrice, saleAmount: 0 } })] }],
  ] as const)('is left out without %s: nothing is filled in', async (_, part) => {
    expect(await feedOf(part)).toEqual([])
  })

  const coded = [
    variantOf({ gtin: '7891000100103' }),
    variantOf({ id: variantIdOf(2), title: '2 kg', gtin: '96385074' }),
    variantOf({ id: variantIdOf(3), title: '3 kg' }),
  ]

  it('R81 has the number on the pack and the brand where they are known, and the page says the same', async () => {
    for (const reader of readers) {
      const read = await feedOf({ brand: 'Tio João', variants: coded }, reader)
      expect(feedViolations(read, reader)).toEqual([])
      expect(read.map((item) => [item['g:gtin'], item['g:brand']])).toEqual([
        ['7891000100103', 'Tio João'],
        ['96385074', 'Tio João'],
        [undefined, 'Tio João'],
      ])
    }
    const group = pageDataOf(productOf({ pictures: ['/a.webp'], brand: 'Tio João', variants: coded }))
    expect(merchantListingViolations(group)).toEqual([])
    const said = (group['hasVariant'] as readonly JsonLdNode[]).map(({ gtin, brand }) => [gtin, brand])
    const brand = { '@type': 'Brand', name: 'Tio João' }
    expect(said).toEqual([
      ['7891000100103', brand],
      ['96385074', brand],
      [undefined, brand],
    ])
  })

  it.each([
    ['a wrong check digit', { variants: [variantOf({ gtin: '7891000100104' })] }, 'F10 gtin ends with'],
    ['a number of the scale', { variants: [variantOf({ gtin: '2000450012507' })] }, 'F10 gtin has no restr'],
    ['a coupon', { variants: [variantOf({ gtin: '9912345678909' })] }, 'F10 gtin is no coupon'],
    ['no brand', { brand: 'N/A' }, 'F11'],
  ] as const)('R81 the rules would see %s', async (_, part, rule) => {
    expect(feedViolations(await feedOf(part), 'google')).toEqual([expect.stringContaining(rule)])
    const asMeta = feedViolations(await feedOf({ variants: [variantOf()] }, 'meta'), 'google')
    expect(asMeta).toEqual([expect.stringContaining('F6')])
  })
})
