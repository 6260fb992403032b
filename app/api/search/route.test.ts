import { describe, expect, it } from 'vitest'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { GET } from './route'

runOnEmbeddedStore()

async function ask(search: string) {
  const response = await GET(new Request(`${siteUrl}/api/search${search}`))
  return { response, answer: await response.json() }
}

describe('GET /api/search', () => {
  it('answers with products, their price and picture, and categories; no cache keeps it', async () => {
    const { response, answer } = await ask('?q=tomate')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.products[0]).toEqual({
      handle: 'tomate-italiano',
      title: 'Tomate italiano',
      picture: '/pictures/tomate.webp',
      pack: '500\u00a0g',
      price: 'R$\u00a04,29',
      priceBefore: 'R$\u00a05,29',
      item: null,
    })
    expect(answer.categories).toContainEqual({ slug: 'legumes', title: 'Legumes' })
    expect(answer.correction).toBeNull()
  })

  it('says what goes into the cart where there is nothing to choose', async () => {
    const { answer } = await ask('?q=abacaxi')
    expect(answer.products[0]).toMatchObject({
      handle: 'abacaxi-perola',
      item: { handle: 'abacaxi-perola', variantId: expect.any(String) },
    })
  })

  it('answers with nothing where there is nothing to look for', async () => {
    for (const search of ['?q=', '?q=%20', '?q=xyzxyz', '?q=%2F%3F%25']) {
      expect((await ask(search)).answer).toEqual({
        products: [],
        hasResults: false,
        categories: [],
        correction: null,
      })
    }
  })

  it.each(['', `?q=${'a'.repeat(201)}`, '?q=a&page=2', '?query=a'])('S8 refuses %j', async (search) => {
    const { response, answer } = await ask(search)
    expect([response.status, answer.kind]).toEqual([400, 'bad-body'])
  })
})
