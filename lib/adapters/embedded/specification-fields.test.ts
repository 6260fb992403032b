import { describe, expect, it } from 'vitest'
import { keyOf } from '../../orders/testing/sample-orders.ts'
import { productIdOf, variantIdOf } from '../../testing/sample-values.ts'
import { storeId as otherStoreId, testClient } from '../hostinger/testing/test-client.ts'
import { bananaId, get, openSmallStore } from './testing/small-catalog.ts'

type Row = Record<string, unknown>

const { store } = openSmallStore({ customFieldTitles: ['WhatsApp'] })
const read = async (path: string) => (await (await get(store, path)).json()) as Row

async function rowOf(handle: string): Promise<Row> {
  const { products } = (await read('products')) as { products: Row[] }
  return products.find((product) => product['slug'] === handle) ?? {}
}
const alone = async () => (await read(`products/${bananaId}`))['product'] as Row
const first = (value: unknown) => (value as Row[])[0] ?? {}

const everywhere = [
  ...['id', 'title', 'subtitle', 'ribbon_text', 'description', 'thumbnail', 'purchasable', 'order'],
  ...['site_product_selection', 'options', 'variants', 'product_collections', 'additional_info'],
  ...['custom_fields', 'updated_at'],
]
const onlyAlone = ['status', 'created_at', 'deleted_at', 'metadata', 'related_products']

describe('what the specification says of a product', () => {
  it('a product carries the fields of the specification, in the list and alone', async () => {
    const [row, single] = [await rowOf('banana-prata'), await alone()]
    expect(Object.keys(row)).toEqual(expect.arrayContaining([...everywhere, 'images']))
    expect(Object.keys(single)).toEqual(expect.arrayContaining([...everywhere, ...onlyAlone, 'media']))
    const picture = { url: '/pictures/banana.webp', order: 0, type: 'image' }
    expect([first(row['images']), first(single['media'])]).toEqual([picture, picture])
    expect(single['type']).toHaveProperty('value')
    expect(Object.keys(first(single['product_collections']))).toEqual([
      'product_id',
      'collection_id',
      'order',
    ])
    expect(Object.keys(first(single['additional_info']))).toEqual(['id', 'order', 'title', 'description'])
    expect(Object.keys(first(single['custom_fields']))).toEqual(['id', 'title', 'is_required'])
  })

  it('a variant carries its price in cents, the currency, and both written out', async () => {
    const variant = first((await alone())['variants'])
    expect(variant).toMatchObject({ title: 'Banana Prata', manage_inventory: true, weight: 1000 })
    expect(Object.keys(variant)).toEqual(expect.arrayContaining(['id', 'image_url', 'sku', 'options']))
    expect(variant).not.toHaveProperty('inventory_quantity')
    expect(first(variant['prices'])).toMatchObject({
      amount: 690,
      sale_amount: 590,
      currency_code: 'brl',
      currency: { code: 'brl', symbol: 'R$', template: 'R$$1' },
      price_formatted: 'R$6.90',
      sale_price_formatted: 'R$5.90',
    })
    const plain = first(first((await rowOf('pao-frances'))['variants'])['prices'])
    expect(plain).toMatchObject({ amount: 990, sale_amount: null, sale_price_formatted: null })
  })

  it('options name their values, with variant and option', async () => {
    const bread = await rowOf('pao-frances')
    const option = first(bread['options'])
    const [halfKilo] = bread['variants'] as Row[]
    expect(option).toMatchObject({ title: 'Peso' })
    const value = { option_id: option['id'], variant_id: halfKilo?.['id'], value: '500 g' }
    expect(first(option['values'])).toEqual({ id: expect.any(String), ...value })
    expect(first(halfKilo?.['options'])).toMatchObject(value)
  })
})

describe('what the specification says of the calls', () => {
  it('a list takes every query of the specification', async () => {
    const query = 'offset=0&limit=2&order=ASC&sort_by=price&is_hidden=false&to_date=2026-01-02T00:00:00.000Z'
    const answer = await read(`products?${query}&ids[]=${bananaId}`)
    expect(answer).toMatchObject({ count: 1, offset: 0, limit: 2, products: [{ id: bananaId }] })
  })

  it('every call that fails is reported as HTTP with status and reason', async () => {
    const api = testClient({
      baseUrl: 'http://store.test',
      storeId: otherStoreId,
      fetch: async () => new Response('', { status: 403, statusText: 'Forbidden' }),
    })
    const item = { variantId: variantIdOf(1), quantity: 1, customFields: [] }
    const urls = { successUrl: 'http://shop.test/success', cancelUrl: 'http://shop.test/' }
    const answers = await Promise.all([
      api.listProducts({ offset: 0, limit: 1 }),
      api.findOptionalProduct(productIdOf(1)),
      api.listStock([productIdOf(1)]),
      api.createCheckout({
        order: { key: keyOf(1), shippingFee: null, buyer: { address: '192.0.2.1', whatsapp: null } },
        items: [item],
        locale: 'pt-BR',
        ...urls,
      }),
    ])
    const messages = answers.map((answer) => (answer.ok ? null : answer.error.message))
    expect(messages).toEqual(Array(4).fill('HTTP 403: Forbidden'))
  })
})
