import { describe, expect, it } from 'vitest'
import { sanitizeProduct } from '../catalog/sanitize-merchant-html.ts'
import { specifiedZone } from '../domain/delivery.ts'
import { pickupName } from '../domain/pickup.ts'
import type { Product } from '../domain/product.ts'
import { toProductCard } from '../domain/product-card.ts'
import { handleOf, plainPrice, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { homeJsonLd, listingJsonLd, productJsonLd } from './page-data.ts'
import { type JsonLdNode, merchantListingViolations } from './testing/merchant-listing-rules.ts'
import { nodeOf, readGraph } from './testing/read-json-ld.ts'

const nothing = { name: null, cnpj: null, address: null, email: null, whatsapp: null }
const site = {
  siteUrl: 'https://loja.example',
  storeName: 'Quitanda',
  deliveryZones: [specifiedZone('Itajaí'), specifiedZone('Camboriú')],
  legal: nothing,
}
const category = { slug: 'frutas', title: 'Frutas' }

function graphOf(part: Partial<Product> = {}, merchant?: Pick<Product, 'title' | 'pictures'>) {
  const product = productOf({ pictures: ['/pictures/banana.webp'], ...part })
  const page = sanitizeProduct(product, merchant ?? product)
  return productJsonLd(page, { site, reference: product.handle, category })
}
const dataOf = (part: Partial<Product> = {}) =>
  nodeOf(readGraph(graphOf(part) ?? ''), 'Product', 'ProductGroup')
const offerOf = (part: Partial<Product> = {}) => dataOf(part)['offers'] as JsonLdNode

describe('the structured data of a product', () => {
  it('is a Product with one offer where there is nothing to choose', () => {
    const variants = [variantOf({ price: { ...plainPrice, saleAmount: 390 } })]
    expect(dataOf({ variants, description: '<p>Doce.</p>' })).toMatchObject({
      '@type': 'Product',
      name: 'Banana Prata',
      description: 'Doce.',
      image: ['https://loja.example/pictures/banana.webp'],
      sku: variantIdOf(1),
      weight: { value: 1000, unitCode: 'GRM' },
      offers: {
        price: '3.90',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        url: 'https://loja.example/product/banana-prata',
        areaServed: [{ name: 'Itajaí' }, { name: 'Camboriú' }],
        hasMerchantReturnPolicy: {
          applicableCountry: 'BR',
          merchantReturnDays: 7,
          merchantReturnLink: 'https://loja.example/trocas-e-devolucoes',
        },
      },
    })
  })

  it('is a ProductGroup where there is, each variant with an address that chooses it', () => {
    const options = [{ id: 'o', title: 'Peso' }]
    const large = variantOf({ id: variantIdOf(2), title: '2 kg', price: { ...plainPrice, amount: 900 } })
    const group = dataOf({ options, variants: [variantOf(), large] })
    expect(group).toMatchObject({ '@type': 'ProductGroup', variesBy: 'https://schema.org/size' })
    const variants = group['hasVariant'] as readonly JsonLdNode[]
    expect(variants.map(({ name, size, offers }) => [name, size, (offers as JsonLdNode)['url']])).toEqual([
      ['Banana Prata 1 kg', '1 kg', 'https://loja.example/product/banana-prata'],
      ['Banana Prata 2 kg', '2 kg', 'https://loja.example/product/banana-prata?variante=2-kg'],
    ])
    expect(merchantListingViolations(group)).toEqual([])
  })

  it.each([
    ['sold out', { variants: [variantOf({ stock: 0 })] }],
    ['not for sale', { purchasable: false }],
    ['not available', { variants: [variantOf({ isAvailable: false })] }],
  ] as const)('is out of stock when it is %s', (_, part) => {
    expect(offerOf(part)['availability']).toBe('https://schema.org/OutOfStock')
  })

  it('speaks the currency of the price, and claims the fee in reais only there', () => {
    const price = { amount: 500, saleAmount: null, currency: 'jpy' }
    const offer = offerOf({ variants: [variantOf({ price })] })
    expect([offer['price'], offer['priceCurrency']]).toEqual(['500', 'JPY'])
    expect(offer).not.toHaveProperty('shippingDetails')
  })

  it('claims the fee of each zone for its own cities, and of none whose limit or minimum keeps the piece alone out', () => {
    const deliveryZones = [
      specifiedZone('Itajaí'),
      { ...specifiedZone('Penha'), fee: 1850 },
      specifiedZone('Camboriú'),
      { ...specifiedZone('Navegantes'), maximumGrams: 500 },
      { ...specifiedZone('Brusque'), minimum: 4000 },
    ]
    const product = productOf({ pictures: ['/pictures/banana.webp'] })
    const zoned = { site: { ...site, deliveryZones }, reference: product.handle, category }
    const json = productJsonLd(sanitizeProduct(product, product), zoned) ?? ''
    const [offer] = [nodeOf(readGraph(json), 'Product')['offers'] as JsonLdNode]
    const details = offer['shippingDetails'] as readonly {
      readonly shippingRate: { readonly value: string }
      readonly shippingDestination: readonly { readonly name: string }[]
    }[]
    expect(
      details.map(({ shippingRate, shippingDestination }) => [
        shippingRate.value,
        shippingDestination.map(({ name }) => name),
      ]),
    ).toEqual([
      ['12.00', ['Itajaí', 'Camboriú']],
      ['18.50', ['Penha']],
    ])
  })

  it.each([
    ['of unknown weight', null],
    ['above 15 kg', 15_001],
  ] as const)('claims no shipping fee for a piece %s', (_, weightGrams) => {
    expect(offerOf({ variants: [variantOf({ weightGrams })] })).not.toHaveProperty('shippingDetails')
  })

  it('says nothing of a product without name or variants, and nothing that the sample filled in', () => {
    expect(graphOf({ variants: [] })).toBeNull()
    expect(graphOf({ title: 'Amostra' }, { title: '', pictures: [] })).toBeNull()
    const json = graphOf({ pictures: ['/pictures/amostra.webp'] }, { title: 'Banana', pictures: [] }) ?? ''
    expect(json).not.toContain('amostra')
    expect(json).not.toContain('"image"')
  })

  it('S4 ends no script element, whatever the merchant writes', () => {
    const json = graphOf({
      title: '</script><script>alert(1)</script><!--',
      description: '<b>x</b> </SCRIPT>',
    })
    expect(json).not.toContain('<')
    expect(dataOf({ title: '</script>' })['name']).toBe('</script>')
  })
})

describe('the structured data of the home page', () => {
  it('is a grocery store for its cities, with what the settings say and no more', () => {
    const store = nodeOf(readGraph(homeJsonLd(site)), 'GroceryStore')
    expect(store).toMatchObject({ name: 'Quitanda', areaServed: [{ name: 'Itajaí' }, { name: 'Camboriú' }] })
    for (const word of ['address', 'telephone', 'email', 'legalName', 'taxID', 'aggregateRating']) {
      expect(store).not.toHaveProperty(word)
    }
    const legal = { ...nothing, address: 'Rua 1, 2', cnpj: '12.ABC.345/01DE-35', name: 'Quitanda Ltda.' }
    const known = nodeOf(readGraph(homeJsonLd({ ...site, legal })), 'GroceryStore')
    expect(known).toMatchObject({
      address: 'Rua 1, 2',
      taxID: '12.ABC.345/01DE-35',
      legalName: 'Quitanda Ltda.',
    })
  })

  it('R81 says when it is open, when it is not, where it delivers and where orders are fetched', () => {
    const pickup = { ...specifiedZone(pickupName('Rua 1, 2')), fee: 0, isPickup: true as const }
    const openingHours = { week: [{ weekdays: [1, 2], from: 480, to: 1170 }], closedDays: ['12-25'] }
    const deliveryZones = [specifiedZone('Itajaí'), specifiedZone('Centro, Itajaí'), pickup]
    const described = { ...site, deliveryZones, openingHours, closedDays: ['2026-12-25'] }
    expect(nodeOf(readGraph(homeJsonLd(described)), 'GroceryStore')).toMatchObject({
      areaServed: [
        { '@type': 'City', name: 'Itajaí' },
        { '@type': 'Place', name: 'Centro, Itajaí' },
      ],
      address: 'Rua 1, 2',
      location: [{ '@type': 'Place', name: 'Retirada na loja: Rua 1, 2', address: 'Rua 1, 2' }],
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '19:30' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
      ],
    })
  })
})

it('the structured data of a list names the way to it, and its products by their addresses in order', () => {
  const cards = ['pão', 'uva'].map((handle) => toProductCard(productOf({ handle: handleOf(handle) })))
  const json = listingJsonLd({ category: { slug: 'frutas', title: 'Frutas' }, cards }, site)
  expect(nodeOf(readGraph(json), 'BreadcrumbList')['itemListElement']).toHaveLength(3)
  expect(nodeOf(readGraph(json), 'ItemList')).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://loja.example/product/p%C3%A3o' },
      { position: 2, url: 'https://loja.example/product/uva' },
    ],
  })
})
