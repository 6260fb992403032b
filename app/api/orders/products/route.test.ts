import { describe, expect, it } from 'vitest'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { isForSale } from '@/lib/domain/availability'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { keyOf, newOrderOf, orderLineOf } from '@/lib/orders/testing/sample-orders'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { variantIdOf } from '@/lib/testing/sample-values'
import { POST } from './route'

runOnEmbeddedStore()

const ask = (body: unknown) => POST(ownPost('/api/orders/products', body))

async function boughtWith(keys: readonly string[]) {
  const response = await ask({ keys })
  expect(response.headers.get('cache-control')).toContain('no-store')
  const { cards } = (await response.json()) as { cards: { productId: string }[] }
  return cards.map(({ productId }) => productId)
}

describe('POST /api/orders/products', () => {
  it('gives each product of the device’s orders once, the latest first, without what is gone or not for sale', async () => {
    const { products } = (await getCatalogReader().current()).snapshot
    const lineOf = (product: (typeof products)[number] | undefined) => {
      if (!product?.variants[0]) throw new Error('the sample has no such product')
      return orderLineOf({ variantId: product.variants[0].id })
    }
    const [one, two] = products.filter(isForSale)
    const shut = products.find((product) => !isForSale(product))
    const journal = getOrderJournal()
    for (const [number, lines] of [
      [1, [lineOf(one), orderLineOf({ variantId: variantIdOf(1) })]],
      [2, [lineOf(two), lineOf(shut), lineOf(one)]],
    ] as const) {
      await journal.create(newOrderOf({ key: keyOf(number), lines }))
      await journal.createEvent({ key: keyOf(number), from: ['recorded'], to: 'opened' })
      // Two orders of one moment have no order.
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(await boughtWith([keyOf(1), keyOf(2)])).toEqual([two?.id, one?.id])
    expect(await boughtWith([keyOf(1)])).toEqual([one?.id])
    expect(await boughtWith([])).toEqual([])
  })

  it('gives every variant as it was bought, sold out or not, and names what is gone', async () => {
    const { products } = (await getCatalogReader().current()).snapshot
    const several = products.find((product) => isForSale({ ...product, variants: product.variants.slice(1) }))
    const second = several?.variants.slice(1).find((one) => isForSale({ ...several, variants: [one] }))
    const soldOut = products.find((product) => !isForSale(product))
    const key = keyOf(3)
    if (!several || !second || !soldOut?.variants[0]) throw new Error('the sample has no such products')
    const ids = [second.id, variantIdOf(1), soldOut.variants[0].id, second.id]
    await getOrderJournal().create(
      newOrderOf({ key, lines: ids.map((variantId) => orderLineOf({ variantId })) }),
    )
    await getOrderJournal().createEvent({ key, from: ['recorded'], to: 'opened' })
    const { cards, gone } = await (await ask({ keys: [key], everyVariant: true })).json()
    expect(cards).toMatchObject([
      {
        productId: several.id,
        hasSeveralVariants: false,
        price: second.price,
        availability: { kind: 'available' },
        item: { variantId: second.id, price: second.price },
      },
      { productId: soldOut.id, availability: { kind: expect.stringMatching(/^(out-of-stock|not-purch)/) } },
    ])
    expect(gone).toEqual([variantIdOf(1)])
  })

  it('S8 refuses what is no list of keys', async () => {
    for (const body of [{}, { keys: ['x'] }, { keys: [], x: 1 }, { keys: [], everyVariant: 1 }])
      expect((await ask(body)).status).toBe(400)
  })
})
