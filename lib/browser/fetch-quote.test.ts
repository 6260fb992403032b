import { describe, expect, it } from 'vitest'
import { plainPrice, variantIdOf } from '../testing/sample-values.ts'
import { fetchQuote } from './fetch-quote.ts'

const lines = [{ variantId: variantIdOf(1), quantity: 2, seenAmount: 500 }]
const row = {
  variantId: variantIdOf(1),
  quantity: 2,
  price: plainPrice,
  stock: 5,
  weightGrams: 1000,
  changes: [],
}
const read = (answer: unknown, status = 200) =>
  fetchQuote(lines, { fetch: async () => Response.json(answer, { status }) })

describe('fetchQuote', () => {
  it('posts the lines to our server, as JSON', async () => {
    const calls: [unknown, RequestInit | undefined][] = []
    await fetchQuote(lines, {
      fetch: async (input, init) => {
        calls.push([input, init])
        return Response.json({ lines: [row] })
      },
    })
    const [input, init] = calls[0] ?? []
    expect([input, init?.method]).toEqual(['/api/cart/quote', 'POST'])
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    expect(JSON.parse(String(init?.body))).toEqual({ lines })
  })

  it('gives price, stock, weight and what is gone', async () => {
    const facts = { variantId: variantIdOf(1), price: plainPrice, stock: 5, weightGrams: 1000, isGone: false }
    expect(await read({ lines: [row] })).toEqual([facts])
    const gone = { ...row, price: null, stock: null, weightGrams: null, changes: [{ kind: 'gone' }] }
    expect(await read({ lines: [gone] })).toEqual([
      { ...facts, price: null, stock: null, weightGrams: null, isGone: true },
    ])
    expect(await read({ lines: [{ ...row, weightGrams: 99.6 }] })).toMatchObject([{ weightGrams: null }])
  })
})
