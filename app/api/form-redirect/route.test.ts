import { describe, expect, it } from 'vitest'
import { runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { GET } from './route'

runOnEmbeddedStore({ SITE_URL: 'https://loja.example' })

async function leadsTo(search: string) {
  // Whatever host a request claims, the answer stays on the site.
  const response = await GET(new Request(`http://evil.example/api/form-redirect${search}`))
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return response.headers.get('location')
}

describe('R16 forms sent without JavaScript', () => {
  it('refuses a person with a page, not with what programs read', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    const response = await GET(new Request('http://shop.example/api/form-redirect?q=a', { headers }))
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('Este pedido não veio de uma página desta loja.')
  })

  it.each([
    ['?q=p%C3%A3o+de+queijo', 'https://loja.example/busca/p%C3%A3o%20de%20queijo'],
    ['?q=50%25', 'https://loja.example/busca/50'],
    ['?q=', 'https://loja.example/store'],
    ['?q=%20%2F%20', 'https://loja.example/store'],
    ['?q=..', 'https://loja.example/store'],
    ['', 'https://loja.example/store'],
    ['?q=a&q=b', 'https://loja.example/busca/a'],
    ['?q=%E0%A4%A', 'https://loja.example/busca/%EF%BF%BD%20A'],
  ])('%s leads to %s', async (search, location) => {
    expect(await leadsTo(search)).toBe(location)
  })

  it.each([
    [
      '?list=%2Fstore&em-estoque=em-estoque&em-oferta=em-oferta&preco=&ordem=nome',
      '/store/em-oferta/em-estoque/nome',
    ],
    ['?list=%2Fbusca%2Fp%25C3%25A3o&preco=ate-10&ordem=', '/busca/p%C3%A3o/ate-10'],
    ['?list=%2Fstore&x=barato', '/store'],
    ['?list=%2F%2Fevil.example%2Fstore&ordem=nome', '/store'],
  ])('S6 the choices of a list %s lead to %s', async (search, path) => {
    expect(await leadsTo(search)).toBe(`https://loja.example${path}`)
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '\r\nset-cookie: a=b', '../../x'])(
    'S6 never leaves the site: %j',
    async (query) => {
      const location = await leadsTo(`?q=${encodeURIComponent(query)}`)
      expect(location).toMatch(/^https:\/\/loja\.example\/(busca\/[^/]+|store)$/)
    },
  )

  it('answers to 79 letters and an emoji, where a cut would leave half of it', async () => {
    expect(await leadsTo(`?q=${'a'.repeat(79)}%F0%9F%A5%96`)).toBe(
      `https://loja.example/busca/${'a'.repeat(79)}`,
    )
  })
})
