import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeQuery } from './search-query.ts'

describe('normalizeQuery', () => {
  it('is nothing for a text of dots that an address would read as a folder', () => {
    expect([normalizeQuery('.'), normalizeQuery(' .. ')]).toEqual(['', ''])
    expect(normalizeQuery('leite .')).toBe('leite .')
  })

  it('spells out what it would lose with the strokes', () => {
    expect(normalizeQuery('água c/gás s/ sal')).toBe('água com gás sem sal')
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
