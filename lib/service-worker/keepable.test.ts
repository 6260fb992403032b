import { describe, expect, it } from 'vitest'
import {
  isKeepableAnswer,
  isKeepablePage,
  isPicture,
  isShownOffline,
  isStatic,
  staticsOf,
} from './keepable.ts'

describe('what a service worker keeps', () => {
  it.each(['/', '/store', '/store/pagina/2', '/categorias', '/categoria/frutas/em-oferta', '/product/uva'])(
    'is %s',
    (path) => expect(isKeepablePage(path)).toBe(true),
  )

  it.each([
    ...['/profile', '/success', '/pedido/abc', '/hosted-checkout/abc', '/auth/confirm', '/auth/callback'],
    ...['/lista/uva-2', '/busca/uva', '/api/stock/1', '/api/auth/session', '/painel'],
    ...['/painel/pedidos/0123456789ab', '/painel/arquivos/painel-abc.js', '/products', '/feed.xml'],
  ])('S36 is never %s', (path) => {
    expect([isKeepablePage(path), isPicture(path), isStatic(path)]).toEqual([false, false, false])
  })

  it.each([
    ['/profile', true],
    ['/busca/uva', true],
    ['/api/categories', false],
    ['/auth/callback', false],
    ['/hosted-checkout/abc', false],
    ['/painel', false],
    ['/painel/numeros', false],
  ])('S18 stands between a visit and %s: %s', (path, isBetween) =>
    expect(isShownOffline(path)).toBe(isBetween),
  )

  const answer = (headers: HeadersInit, status = 200) =>
    Object.defineProperty(new Response('', { status, headers }), 'type', { value: 'basic' })

  it('is an answer for everybody', () => {
    expect(
      isKeepableAnswer(answer({ 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60' })),
    ).toBe(true)
  })

  it('S36 is never an answer marked as personal, an error, or one of another origin', () => {
    expect(isKeepableAnswer(answer({ 'cache-control': 'private, no-store' }))).toBe(false)
    expect(isKeepableAnswer(answer({ 'cache-control': 'no-store' }))).toBe(false)
    expect(isKeepableAnswer(answer({}, 503))).toBe(false)
    expect(isKeepableAnswer(new Response(''))).toBe(false)
  })

  it('comes with all that a document names, each once', () => {
    const html =
      '<script src="/_next/static/chunks/a~1.js"></script><script src="/_next/static/chunks/old.js" noModule=""></script><link href="/_next/static/chunks/b.css">' +
      '<script>self.__next_f.push([1,"[\\"/_next/static/chunks/a~1.js\\",\\"/_next/static/chunks/c-d.js\\"]"])</script>'
    expect(staticsOf(html)).toEqual([
      '/_next/static/chunks/a~1.js',
      '/_next/static/chunks/b.css',
      '/_next/static/chunks/c-d.js',
    ])
  })
})
