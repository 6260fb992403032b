import { describe, expect, it } from 'vitest'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

async function ask(path: string, more = '') {
  const { GET } = await import('./route')
  const response = await GET(new Request(`${siteUrl}/api/listing?path=${encodeURIComponent(path)}${more}`))
  const answer = await response.json()
  return { response, answer, titles: answer.cards?.map((card: { title: string }) => card.title) as string[] }
}

describe('GET /api/listing', () => {
  it('answers with the cards of a page of the store; no cache keeps it', async () => {
    const { response, answer } = await ask('/store/pagina/2')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.cards).toHaveLength(24)
    expect(answer.cards[0]).toMatchObject({
      handle: expect.any(String),
      item: { variantId: expect.any(String) },
    })
  })

  it('follows filters and orders, of a category and of a search', async () => {
    const all = await ask('/categoria/mercearia/em-oferta/menor-preco')
    const amounts = all.answer.cards.map(
      ({ price }: { price: { saleAmount: number } }) => price.saleAmount as number,
    )
    expect(amounts.length).toBeGreaterThan(1)
    expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => a - b))
    expect((await ask('/busca/de%20leite/pagina/1')).titles.length).toBeGreaterThan(3)
  })

  it.each([
    '/',
    '/product/banana-prata',
    '/store/pagina/999',
    '/store/menor-preco/em-oferta',
    '/categoria/nao-existe',
    '/busca/banana',
    '/busca/banana/pagina/99',
    '/categoria/%E0%A4%A',
    '//evil.example/store',
  ])('answers 404 for %s', async (path) => {
    expect((await ask(path)).response.status).toBe(404)
  })

  it('S8 refuses an address that is none, an overlong one and unknown parameters', async () => {
    for (const [path, more] of [
      ['store', ''],
      [`/${'a'.repeat(400)}`, ''],
      ['/store', '&x=1'],
    ] as const) {
      expect((await ask(path, more)).response.status).toBe(400)
    }
  })
})
