import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeQuery } from './search-query.ts'

describe('normalizeQuery', () => {
  it('takes out what would break the address', () => {
    expect(normalizeQuery('50% off/leite?x#y\\z')).toBe('50 off leite x y z')
    expect(normalizeQuery('pão\u0000\u001f\u200bdoce')).toBe('pão doce')
  })

  it('keeps 80 characters at most, and no half of a pair at the end', () => {
    expect(normalizeQuery('a'.repeat(200))).toHaveLength(80)
    expect(normalizeQuery(`${'a'.repeat(79)}🥖`)).toBe('a'.repeat(79))
  })

  it('is nothing for a text of dots that an address would read as a folder', () => {
    expect([normalizeQuery('.'), normalizeQuery(' .. ')]).toEqual(['', ''])
    expect(normalizeQuery('leite .')).toBe('leite .')
  })

  it('always fits into one segment of a path, and is the same the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const query = normalizeQuery(text)
        const { pathname } = new URL(`/busca/${encodeURIComponent(query)}`, 'http://shop.test')
        expect(decodeURIComponent(pathname)).toBe(`/busca/${query}`)
        expect(normalizeQuery(query)).toBe(query)
      }),
      { numRuns: 500 },
    )
  })
})
