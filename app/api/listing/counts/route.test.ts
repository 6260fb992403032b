import { describe, expect, it } from 'vitest'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

async function ask(path: string, more = '') {
  const { GET } = await import('./route')
  const address = `${siteUrl}/api/listing/counts?path=${encodeURIComponent(path)}${more}`
  const response = await GET(new Request(address))
  return { response, answer: await response.json() }
}

describe('GET /api/listing/counts', () => {
  it('says how many products a list has, and what each further choice would leave; no cache keeps it', async () => {
    const { response, answer } = await ask('/categoria/frutas/em-oferta')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.counts).toMatchObject({ onSale: answer.productCount, currency: 'brl' })
    const [all, band] = [await ask('/categoria/frutas'), await ask('/categoria/frutas/em-oferta/ate-10')]
    expect(all.answer.counts.onSale).toBe(answer.productCount)
    expect(band.answer.productCount).toBe(answer.counts.bands['ate-10'])
  })

  it.each([
    '/',
    '/busca/banana/pagina/1',
    '/store/menor-preco/em-oferta',
    '/categoria/nao-existe',
    '/%E0%A4%A',
  ])('answers 404 for %s', async (path) => expect((await ask(path)).response.status).toBe(404))

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
