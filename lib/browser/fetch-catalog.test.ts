import { describe, expect, it } from 'vitest'
import { fetchSuggestions } from './fetch-catalog.ts'

const { signal } = new AbortController()
const answering = (body: string, status = 200) =>
  fetchSuggestions('pão', { signal, fetch: async () => new Response(body, { status }) })

describe('fetchSuggestions', () => {
  it('asks with the query encoded, and can be called off', async () => {
    const asked: unknown[] = []
    const typingOn = new AbortController()
    const fetch = async (path: unknown, init?: RequestInit) => {
      typingOn.abort()
      asked.push([path, init?.method, init?.signal?.aborted])
      return Response.json({ products: [], categories: [], correction: null })
    }
    await fetchSuggestions('pão & cia', { signal: typingOn.signal, fetch })
    expect(asked).toEqual([['/api/search?q=p%C3%A3o+%26+cia', undefined, true]])
  })

  it('keeps what can be shown and leaves out the rest', async () => {
    const product = {
      handle: 'a',
      title: 'A',
      picture: null,
      pack: null,
      price: 'R$ 1,00',
      priceBefore: null,
      item: null,
    }
    const answer = {
      products: [
        { ...product, pack: 3, secret: 1, item: { title: 'A' } },
        { ...product, price: null },
        { handle: 3 },
        null,
      ],
      hasResults: true,
      categories: [{ slug: 'frutas', title: 'Frutas' }, 'x'],
      correction: 7,
    }
    expect(await answering(JSON.stringify(answer))).toEqual({
      products: [product],
      hasResults: true,
      categories: [{ slug: 'frutas', title: 'Frutas' }],
      correction: null,
    })
  })
})
