import { describe, expect, it } from 'vitest'
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
