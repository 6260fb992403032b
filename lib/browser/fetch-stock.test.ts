import { describe, expect, it } from 'vitest'
import { fetchStock } from './fetch-stock.ts'

const { signal } = new AbortController()
const answered = (answer: Response) => fetchStock('prod_1', { fetch: async () => answer, signal })

describe('fetchStock', () => {
  it('asks our server, with the id encoded, and can be called off', async () => {
    const calls: unknown[] = []
    const leaving = new AbortController()
    await fetchStock('a/b', {
      fetch: async (input, init) => {
        leaving.abort()
        calls.push([input, init?.signal?.aborted])
        return Response.json({ stock: {} })
      },
      signal: leaving.signal,
    })
    expect(calls).toEqual([['/api/stock/a%2Fb', true]])
  })

  it('gives the pieces left, and null for what is unknown or no number', async () => {
    const stock = { a: 3, b: 0, c: null, d: '7', e: 1.5 }
    expect(await answered(Response.json({ stock }))).toEqual({ a: 3, b: 0, c: null, d: null, e: null })
  })

  it('throws for an answer that cannot be used', async () => {
    const failed = Response.json({ kind: 'store-failed' }, { status: 502 })
    await expect(answered(failed)).rejects.toThrow('/api/stock/prod_1 answered 502')
    await expect(answered(new Response('', { status: 502 }))).rejects.toThrow()
    await expect(answered(new Response('<html>'))).rejects.toThrow()
    for (const answer of [null, {}, 1, { stock: null }]) {
      await expect(answered(Response.json(answer))).rejects.toThrow()
    }
  })
})
