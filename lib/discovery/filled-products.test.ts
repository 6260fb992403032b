import { describe, expect, it } from 'vitest'
import { getCatalogReader } from '../catalog/get-catalog.ts'
import { sanitizeProduct } from '../catalog/sanitize-merchant-html.ts'
import { indexCatalog } from '../catalog/snapshot.ts'
import { specifiedZone } from '../domain/delivery.ts'
import { displayedVariant, effectiveAmount, type Product } from '../domain/product.ts'
import { getStoreApi } from '../store/get-store-api.ts'
import { runOnEmbeddedStore } from '../testing/run-on-embedded-store.ts'
import { productTags } from './metadata.ts'
import { productJsonLd } from './page-data.ts'
import { type JsonLdNode, merchantListingViolations } from './testing/merchant-listing-rules.ts'
import { nodeOf, readGraph } from './testing/read-json-ld.ts'

runOnEmbeddedStore()

const site = {
  siteUrl: 'https://loja.example',
  storeName: 'Mercado Local',
  deliveryZones: [specifiedZone('Balneário Camboriú')],
  legal: { name: null, cnpj: null, address: null, email: null, whatsapp: null },
}

// Every product as its page has it: the single-product call, with the stock of the list.
const products: Product[] = []
const { snapshot } = await getCatalogReader().current()
// One after the other: all at once would be more than the guard lets through.
for (const row of indexCatalog(snapshot).snapshot.products) {
  const details = await getStoreApi().findOptionalProduct(row.id)
  if (!details.ok || !details.value) throw new Error(`no ${row.handle}`)
  const stock = new Map(row.variants.map((variant) => [variant.id, variant.stock]))
  const variants = details.value.variants.map((one) => ({ ...one, stock: stock.get(one.id) ?? null }))
  products.push({ ...details.value, variants })
}

function pageOf(product: Product) {
  const page = sanitizeProduct(product, product)
  const json = productJsonLd(page, { site, reference: product.handle, category: null })
  if (json === null) throw new Error(`${product.handle} describes nothing`)
  const data = nodeOf(readGraph(json), 'Product', 'ProductGroup')
  const offers = data['@type'] === 'Product' ? [data] : (data['hasVariant'] as readonly JsonLdNode[])
  return { page, json, data, offers: offers.map((node) => node['offers'] as JsonLdNode) }
}

describe('the structured data of every product of the sample catalogue', () => {
  it("keeps the rules of Google's merchant listings", () => {
    expect(products.length).toBeGreaterThan(200)
    expect(products.flatMap((product) => merchantListingViolations(pageOf(product).data))).toEqual([])
  })

  it('has the displayed price in the offer of the clean address and in the share tags', () => {
    for (const product of products) {
      const { page, offers } = pageOf(product)
      const canonical = offers.find(({ url }) => url === `https://loja.example/product/${product.handle}`)
      const tag = productTags(page).find(({ property }) => property === 'product:price:amount')
      const price = displayedVariant(product)?.price
      expect(canonical?.['price'], product.handle).toBe(tag?.content)
      expect(Number(tag?.content) * 100, product.handle).toBeCloseTo(price ? effectiveAmount(price) : 0)
    }
  })
})
