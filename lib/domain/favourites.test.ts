import { describe, expect, it } from 'vitest'
import { productIdOf } from '../testing/sample-values.ts'
import {
  changeFavourites,
  favouriteCode,
  maximumFavourites,
  parseFavouriteCodes,
  serializeFavouriteCodes,
} from './favourites.ts'
import { productIdSchema } from './identifiers.ts'

const codes = Array.from({ length: 250 }, (_, index) => favouriteCode(productIdOf(index)))

describe('favourites', () => {
  it('distinguish products by eight characters', () => {
    expect(favouriteCode(productIdOf(12))).toBe('00000012')
    expect(new Set(codes).size).toBe(250)
  })

  it('distinguish products of any store, with ids of any form', () => {
    const ids = ['1', '2', '7891000100103', 'pao-frances', '3f2504e0-4f89-41d3-9a0c-0305e82c3301']
    const short = ids.map((id) => favouriteCode(productIdSchema.parse(id)))
    expect(new Set(short).size).toBe(ids.length)
    expect(parseFavouriteCodes(serializeFavouriteCodes(short))).toEqual(short)
    expect(favouriteCode(productIdSchema.parse('1'))).toBe(short[0])
  })

  it('come back from an account as they were, and whatever is not one is left out', () => {
    const kept = codes.slice(0, maximumFavourites)
    expect(parseFavouriteCodes(serializeFavouriteCodes(kept))).toEqual(kept)
    expect(serializeFavouriteCodes(kept)).toHaveLength(1600)
    expect(parseFavouriteCodes('0000000100000001<script>')).toEqual(['00000001'])
    expect(parseFavouriteCodes('')).toEqual([])
  })

  it('put what is new first, once each, and take away what was removed', () => {
    expect(changeFavourites(['a', 'b'], { added: ['c', 'a'], removed: ['b'] })).toEqual(['c', 'a'])
    expect(changeFavourites(['a'], { added: [], removed: [] })).toEqual(['a'])
  })

  it('are never more than 200, and the oldest fall out', () => {
    const full = changeFavourites(codes.slice(0, 200), { added: ['new'], removed: [] })
    expect([full.length, full[0], full.at(-1)]).toEqual([200, 'new', codes[198]])
  })
})
