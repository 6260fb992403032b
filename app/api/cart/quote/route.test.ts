import { describe, expect, it } from 'vitest'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { effectiveAmount } from '@/lib/domain/product'
import type { Quote } from '@/lib/domain/quote'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { variantIdOf } from '@/lib/testing/sample-values'
import { POST } from './route'

runOnEmbeddedStore()
const { products } = (await getCatalogReader().current()).snapshot
const variants = products.filter(({ purchasable }) => purchasable).flatMap((product) => product.variants)

const post = (body: unknown) => POST(ownPost('/api/cart/quote', body))
const line = (part: object = {}) => ({ variantId: variantIdOf(1), quantity: 1, seenAmount: 500, ...part })

async function problemOf(body: unknown) {
  const response = await post(body)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const { kind } = (await response.json()) as { kind: string }
  return [response.status, kind]
}

describe('POST /api/cart/quote', () => {
  it('answers with price, stock, weight and totals of today, which no cache keeps', async () => {
    const variant = variants.find(({ stock }) => stock !== null && stock > 2)
    const seenAmount = variant ? effectiveAmount(variant.price) : null
    const response = await post({ lines: [{ variantId: variant?.id, quantity: 2, seenAmount }] })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const quote = (await response.json()) as Quote
    expect(quote.lines).toEqual([
      {
        variantId: variant?.id,
        quantity: 2,
        price: variant?.price,
        stock: variant?.stock,
        weightGrams: expect.any(Number),
        changes: [],
      },
    ])
    expect(quote.subtotal).toEqual({ amount: 2 * (seenAmount ?? 0), currency: 'brl' })
    expect(quote.total.amount).toBe(quote.subtotal.amount + (quote.shipping.fee ?? 0))
  })

  it('S8 takes a cart of 100 lines, and of no more', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        line({ variantId: variants[index % variants.length]?.id, quantity: 999, seenAmount: 99_999_999 }),
      )
    expect((await post({ lines: lines(100) })).status).toBe(200)
    expect(await problemOf({ lines: lines(101) })).toEqual([400, 'bad-body'])
    expect(await problemOf({ lines: [] })).toEqual([400, 'bad-body'])
  })

  const refused: readonly unknown[] = [
    null,
    [],
    {},
    { lines: {} },
    { lines: [line()], total: 1 },
    { lines: [line()], constructor: {} },
    { lines: [line({ price: 1 })] },
    { lines: [line({ quantity: 0 })] },
    { lines: [line({ quantity: 1.5 })] },
    { lines: [line({ quantity: '1' })] },
    { lines: [line({ quantity: 1000 })] },
    { lines: [line({ seenAmount: -1 })] },
    { lines: [line({ seenAmount: 0.5 })] },
    { lines: [line({ seenAmount: undefined })] },
    { lines: [line({ variantId: 'variant_../../settings' })] },
    { lines: [line({ variantId: '' })] },
  ]
  it.each(refused)('S8 S9 refuses %j', async (body) => {
    expect(await problemOf(body)).toEqual([400, 'bad-body'])
  })

  it('S8 carries no __proto__', async () => {
    const text = JSON.stringify({ lines: [line()] })
    expect(await problemOf(text.replace('{', '{"__proto__":{},'))).toEqual([400, 'bad-body'])
    expect(await problemOf(text.replace('[{', '[{"__proto__":{},'))).toEqual([400, 'bad-body'])
  })
})
