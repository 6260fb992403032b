import { describe, expect, it } from 'vitest'
import { fetchStock } from './fetch-stock.ts'

const { signal } = new AbortController()
const answered = (answer: Response) => fetchStock('prod_1', { fetch: async () => answer, signal })

describe('fetchStock', () => {
  it('asks our server, with the id encoded', async () => {
    const calls: unknown[] = []
    await fetchStock('a/b', {
      fetch: async (input, init) => {
        calls.push([input, init?.signal === signal])
        return Response.json({ stock: {} })
      },
      signal,
    })
    expect(calls).toEqual([['/api/stock/a%2Fb', true]])
  })

  it('tells the pieces left, and null for what is unknown or no number', async () => {
    const stock = { a: 3, b: 0, c: null, d: '7', e: 1.5 }
    expect(await answered(Response.json({ stock }))).toEqual({ a: 3, b: 0, c: null, d: null, e: null })
  })

  it('throws for an answer that cannot be used', async () => {
    await expect(answered(new Response('', { status: 502 }))).rejects.toThrow('stock answered 502')
    await expect(answered(new Response('<html>'))).rejects.toThrow()
    for (const answer of [null, {}, 1, { stock: null }]) {
      await expect(answered(Response.json(answer))).rejects.toThrow()
    }
  })
})
