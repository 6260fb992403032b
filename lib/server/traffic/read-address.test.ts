import { describe, expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

describe('an address that is read', () => {
  it.each([
    ['/', '/'],
    ['/store', '/store'],
    ['/store/', '/store'],
    ['/busca/p%C3%A3o%20de%20queijo', '/busca/pão de queijo'],
    ['/busca/p%c3%a3o', '/busca/pão'],
    ['/busca/100%25', '/busca/100%'],
    ['/product/%25E0', '/product/%E0'],
    ["/busca/a!b~c*d'e(f)g,h;i:j@k&l=m+n$o", "/busca/a!b~c*d'e(f)g,h;i:j@k&l=m+n$o"],
    ['/_next/static/chunks/pages/[slug]-1.js', '/_next/static/chunks/pages/[slug]-1.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/product/a..b', '/product/a..b'],
  ])('S17 %s is %s', (target, path) => {
    expect(readAddress(target)).toMatchObject({ path, query: '' })
  })

  it('S17 keeps the query, with all its question marks', () => {
    expect(readAddress('/store?q=a?b&_rsc=1')).toEqual({
      path: '/store',
      sentPath: '/store',
      query: 'q=a?b&_rsc=1',
    })
  })
})

describe('S9 an address that no browser sends', () => {
  it.each([
    ...['', '*', 'store', 'http://loja.example/store', '//store', '/store//pagina/2', '/a/../store', '/a/..'],
    ...['/./store', '/%2e%2e/store', '/a/.%2E/store', '/a%2f..%2fstore', '/busca/a%2Fb', '/store#x'],
    ...['/store?a#b', '/\\store', '/a%5Cb', '/a%00', '/a%0d%0ab', '/a%7f', '/%73tore', '/%5Fnext/image'],
    ...['/a%2db', '/%', '/product/%E0%A4%A', '/busca/%u00e3', '/store?q=%zz', '/busca/p\u00e3o'],
    ...['/store?q=p\u00e3o', '/a"b', '/a<b>', '/a^b', '/a{b}', '/a b', '/a\tb'],
  ])('S9 S17 refuses %j', (target) => {
    expect(readAddress(target)).toBeNull()
  })
})
