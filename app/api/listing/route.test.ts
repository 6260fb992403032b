import { describe, expect, it } from 'vitest'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

const routes = {
  '/api/listing': () => import('./route'),
  '/api/listing/counts': () => import('./counts/route'),
}

async function ask(route: keyof typeof routes, path: string, more = '') {
  const { GET } = await routes[route]()
  const response = await GET(new Request(`${siteUrl}${route}?path=${encodeURIComponent(path)}${more}`))
  return { response, answer: await response.json() }
}

describe('GET /api/listing', () => {
  it('answers with the cards of a page of the store; no cache keeps it', async () => {
    const { response, answer } = await ask('/api/listing', '/store/pagina/2')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.cards).toHaveLength(24)
    expect(answer.cards[0]).toMatchObject({
      handle: expect.any(String),
      item: { variantId: expect.any(String) },
    })
  })

  it.each([
    ['tainha-inteira', ['file-de-tilapia', 'file-de-salmao']],
    ['bergamota-ponkan', ['limao-siciliano', 'laranja-pera', 'limao-taiti']],
    ['rosca-de-chocolate', ['rosquinha-de-coco']],
    ['maracuja-azedo', []],
    ['lentilha', []],
  ])('finds what is like %s, and nothing that only stands beside it', async (handle, similar) => {
    const { answer } = await ask('/api/listing', `/parecidos/${handle}`)
    const handles = answer.cards.map((card: { handle: string }) => card.handle)
    expect(handles.toSorted()).toEqual([...similar].toSorted())
  })
})

describe('GET /api/listing/counts', () => {
  it('says how many products a list has, and what each further choice would leave; no cache keeps it', async () => {
    const { response, answer } = await ask('/api/listing/counts', '/categoria/frutas/em-oferta')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.counts).toMatchObject({ onSale: answer.productCount, currency: 'brl' })
    const all = await ask('/api/listing/counts', '/categoria/frutas')
    const band = await ask('/api/listing/counts', '/categoria/frutas/em-oferta/ate-10')
    expect(all.answer.counts.onSale).toBe(answer.productCount)
    expect(band.answer.productCount).toBe(answer.counts.bands['ate-10'])
  })
})

const notFound = ['/', '/store/menor-preco/em-oferta', '/categoria/nao-existe', '/categoria/%E0%A4%A']
const noList = [
  ...notFound,
  ...['/product/banana-prata', '/parecidos/nao-existe', '/store/pagina/999', '/busca/banana/pagina/1'],
  ...['/busca/banana/nome/em-oferta', '/busca/banana/pagina/99', '//evil.example/store'],
]

describe.each([
  ['/api/listing', noList],
  ['/api/listing/counts', [...notFound, '/busca/banana/pagina/1']],
] as const)('GET %s', (route, addresses) => {
  it.each(addresses)('answers 404 for %s', async (path) => {
    expect((await ask(route, path)).response.status).toBe(404)
  })

  it.each([
    ['store', ''],
    [`/${'a'.repeat(400)}`, ''],
    ['/store', '&x=1'],
  ])('S8 answers 400 for %s%s: no address, an overlong one, unknown parameters', async (path, more) => {
    expect((await ask(route, path, more)).response.status).toBe(400)
  })
})
