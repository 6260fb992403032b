import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath, paths } from './paths.ts'

describe('paths', () => {
  it('encodes what a merchant or a shopper wrote', () => {
    expect(paths.product('pão-francês')).toBe('/product/p%C3%A3o-franc%C3%AAs')
    expect(paths.category('a/b')).toBe('/categoria/a%2Fb')
    expect(paths.search('50% ? #')).toBe('/busca/50%25%20%3F%20%23')
  })
})

describe('S6 ownPath', () => {
  it.each([
    ['/', '/'],
    ['/store', '/store'],
    ['/product/x?variante=y&z=1', '/product/x?variante=y&z=1'],
    ['/store#topo', '/store'],
    ['/busca/p%C3%A3o', '/busca/p%C3%A3o'],
    ['/busca/pão', '/busca/p%C3%A3o'],
    ['/a/../store', '/store'],
  ])('S6 takes %s as %s', (text, path) => {
    expect(ownPath(text)).toBe(path)
  })

  it.each([
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/store\\x', '/.//evil.example'],
    ...['/a/..//evil.example', '/%2e//evil.example', '/\t/evil.example', '/\n/evil.example'],
    ...['/store\r\nlocation: https://evil.example', '/store\u0000', 'https://evil.example/'],
    ...['javascript:alert(1)', 'store', '?x=1', '', ' /store', '///'],
  ])('S6 refuses %j', (text) => {
    expect(ownPath(text)).toBeNull()
  })

  it('S6 takes 500 characters and not one more', () => {
    expect(ownPath(`/${'a'.repeat(499)}`)).toHaveLength(500)
    expect(ownPath(`/${'a'.repeat(500)}`)).toBeNull()
  })

  it('S6 never leaves the shop, whether it follows the origin or stands alone', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '@',
      ':',
      'evil.example',
      'a',
      '?',
      '#',
    )
    const text = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      fc.string({ unit: 'binary' }).map((tail) => `/${tail}`),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(text, (address) => {
        const path = ownPath(address)
        if (path === null) return
        expect(new URL(path, 'https://loja.example').origin).toBe('https://loja.example')
        expect(new URL(`https://loja.example${path}`).origin).toBe('https://loja.example')
      }),
      { numRuns: 2000 },
    )
  })
})
