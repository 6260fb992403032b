import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js'
import { describe, expect, it } from 'vitest'
import { isMemoryOnly, keptPathname, parsePageKey } from './page-key.ts'

type Owner = NonNullable<Parameters<typeof getRouteCacheKey>[1]>

const keyOf = (pathname: string, kind = 'APP_PAGE') =>
  getRouteCacheKey(pathname, { kind, sourceRoute: '/(shop)/any/page' } as Owner)

describe("a key of Next's page cache", () => {
  it.each(['/', '/store', '/busca/p%C3%A3o', '/index', '/index/a', '/busca/index', '/busca/a%2Fb', '/a/$/b'])(
    'S17 stands for %s',
    (pathname) => {
      expect(parsePageKey(keyOf(pathname))).toEqual({ kind: 'APP_PAGE', pathname })
    },
  )

  it('distinguishes a document from the answer of a route handler', () => {
    expect(parsePageKey(keyOf('/icon.svg', 'APP_ROUTE'))?.kind).toBe('APP_ROUTE')
  })

  it.each(['/busca/abc', '', '/route-cache/PAGES/x/$/busca/abc', '/route-cache/APP_PAGE/$/busca/abc'])(
    'is not understood when it reads %j',
    (key) => {
      expect(parsePageKey(key)).toBeNull()
    },
  )
})

describe('the pathname under which a path is kept', () => {
  it.each([
    ['/', '/'],
    ['/store', '/store'],
    ['/busca/p%c3%a3o', '/busca/p%C3%A3o'],
    ['/busca/pão', '/busca/p%C3%A3o'],
    ["/busca/a'b!(c)*", "/busca/a'b!(c)*"],
    ['/busca/a+b;c', '/busca/a%2Bb%3Bc'],
    ['/busca/%2541', '/busca/%2541'],
  ])('of %s is %s', (path, pathname) => {
    expect(keptPathname(path)).toBe(pathname)
  })

  it.each(['', 'store', '//store', '/store/', '/a/../b', '/./a', '/%73tore', '/a/%2e%2e/b', '/%', '/%C3'])(
    'of %j is unknown',
    (path) => {
      expect(keptPathname(path)).toBeNull()
    },
  )
})

describe('pages with endless many addresses', () => {
  it.each([
    ...['/busca/banana', '/lista/abc.2', '/busca/banana/pagina/2', '/store/em-oferta'],
    ...['/store/em-oferta/pagina/2', '/store/pagina/2/x', '/categoria/frutas/menor-preco'],
  ])('%s is one', (pathname) => {
    expect(isMemoryOnly(pathname)).toBe(true)
  })

  it.each([
    ...['/', '/store', '/store/pagina/2', '/categoria/frutas', '/categoria/frutas/pagina/12'],
    '/product/busca',
  ])('%s is none', (pathname) => {
    expect(isMemoryOnly(pathname)).toBe(false)
  })
})
