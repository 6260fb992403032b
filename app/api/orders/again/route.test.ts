import { describe, expect, it } from 'vitest'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { getStoreApi } from '@/lib/store/get-store-api'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { variantIdOf } from '@/lib/testing/sample-values'
import { POST } from './route'

runOnEmbeddedStore()

const buyAgain = (lines: unknown) => POST(ownPost('/api/orders/again', { lines }))

describe('POST /api/orders/again', () => {
  it('gives what can be bought today at today’s price, not more than there is, and names what is gone', async () => {
    const { snapshot } = await getCatalogReader().current()
    const stock = await getStoreApi().listStock(snapshot.products.slice(0, 40).map(({ id }) => id))
    const counted = [...(stock.ok ? stock.value : [])].flatMap(([id, pieces]) =>
      pieces ? [{ id, pieces }] : [],
    )
    const soldOut = [...(stock.ok ? stock.value : [])].find(([, pieces]) => pieces === 0)?.[0]
    const [first] = counted
    if (!first) throw new Error('the sample counts no stock')
    const gone = variantIdOf(1)
    const lines = [first.id, ...(soldOut ? [soldOut] : []), gone].map((variantId) => ({
      variantId,
      quantity: 999,
    }))
    const response = await buyAgain(lines)
    expect(response.status).toBe(200)
    const { items, missing } = await response.json()
    expect(items).toMatchObject([
      { item: { variantId: first.id, stock: first.pieces }, quantity: first.pieces, wanted: 999 },
    ])
    expect(items[0].item.price.amount).toBeGreaterThan(0)
    expect(missing).toEqual([...(soldOut ? [soldOut] : []), gone])
  })

  it('S8 refuses empty orders, odd quantities and ids that are none', async () => {
    const variantId = variantIdOf(1)
    for (const lines of [
      [],
      [{ variantId, quantity: 0 }],
      [{ variantId, quantity: 1.5 }],
      [{ variantId, quantity: 1, price: 1 }],
      [{ variantId: '../x', quantity: 1 }],
      Array.from({ length: 101 }, () => ({ variantId, quantity: 1 })),
    ]) {
      expect((await buyAgain(lines)).status).toBe(400)
    }
  })
})
