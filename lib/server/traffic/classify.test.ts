import { describe, expect, it } from 'vitest'
import { classify, type Kept } from './classify.ts'

const kept: Kept = {
  hasPage: (path) => path === '/store' || path === '/busca/banana',
  isKnownPicture: ({ address }) => address !== '/pictures/feita-a-mao.webp',
  hasPicture: ({ width, accept }) => width === 640 && accept.includes('webp'),
  files: new Set(['/pictures/banana.webp', '/favicon.ico']),
}

function visit(target: string, method = 'GET', accept = 'image/webp') {
  const seen = classify({ method, target, accept }, kept)
  return seen.kind === 'visit' ? [seen.lane, seen.limit] : [seen.status, seen.allow]
}

const variant = (width: number) => `/_next/image?url=%2Fpictures%2Fbanana.webp&w=${width}&q=75`

describe('S17 what a request costs', () => {
  it('S58 is nothing for a picture that the shop has never shown', () => {
    expect(visit('/_next/image?url=%2Fpictures%2Ffeita-a-mao.webp&w=320&q=75')).toEqual([null, null])
    expect(visit(variant(320))).toEqual(['encodes', 'picture'])
  })

  it.each([
    ['/api/checkout', 'checkout', null],
    ['/api/checkout/arrival', 'api', null],
    ['/api/health/live', null, null],
    ['/_next/static/chunks/a.js', null, null],
    ['/pictures/banana.webp', null, null],
    ['/favicon.ico', null, null],
    ['/store', 'pages', null],
    ['/store/', 'rendered', 'page'],
    ['/store?utm=1', 'pages', null],
    ['/store?q=banana', 'api', null],
    ['/store/pagina/999', 'rendered', 'page'],
    ['/busca/banana', 'pages', null],
    ['/busca/qualquer', 'rendered', 'search'],
    ['/product/qualquer', 'rendered', 'page'],
    ['/pictures/nao-existe.webp', 'rendered', 'page'],
    ['/lista/abc', 'rendered', 'page'],
    ['/pedido/abc', 'rendered', 'page'],
    ['/painel', 'rendered', 'page'],
    ['/painel/pedidos/0123456789ab', 'rendered', 'page'],
    ['/painel/arquivos/painel-abc.js', 'pages', 'page'],
    ['/api/desk/orders', 'api', null],
    ['/api/desk/changes', null, null],
    ['/share/product/banana/0123456789ab.jpg', 'cards', 'card'],
    ['/sitemap/produtos-1.xml', 'pages', null],
    [variant(640), 'pictures', null],
    [variant(400), 'encodes', 'picture'],
  ])('S17 %s: %s, %s', (target, lane, limit) => {
    expect(visit(target)).toEqual([lane, limit])
  })

  it('S17 a format that is not kept is another encode', () => {
    expect(visit(variant(640), 'GET', 'image/png')).toEqual(['encodes', 'picture'])
  })

  it.each([
    ['TRACE', '/store', 405],
    ['TRACE', '*', 405],
    ['GET', '*', 400],
    ['GET', 'http://loja.example/store', 400],
    ['GET', '/a/../store', 400],
    ['POST', '/store', 405],
    ['PUT', '/', 405],
    ['POST', '/painel', 405],
    ['TRACE', '/api/checkout', 405],
    ['GET', '/_next/image?url=%2Fpictures%2Fbanana.webp%23n&w=640&q=75', 400],
    ['GET', '/_next/data/build/api/checkout.json', 404],
    ['GET', '/_global-error', 404],
    ['GET', '/_not-found', 404],
    ['GET', '/_next/image/', 400],
  ] as const)('S17 %s %s is answered with %i', (method, target, status) => {
    expect(visit(target, method)[0]).toBe(status)
  })

  it('S7 S64 says which methods there are instead', () => {
    expect(visit('/store', 'POST')).toEqual([405, 'GET, HEAD'])
    expect(visit('/api/checkout', 'POST')).toEqual(['checkout', null])
    expect(visit('/hosted-checkout/co_1/pay', 'POST')).toEqual(['rendered', 'page'])
    expect(visit('/lista', 'POST')).toEqual(['api', null])
    expect(visit('/lista', 'PUT')).toEqual([405, 'GET, HEAD, POST'])
    expect(visit('/lista/resposta', 'POST')).toEqual([405, 'GET, HEAD'])
  })
})
