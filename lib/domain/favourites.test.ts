import { describe, expect, it } from 'vitest'
import { productIdOf } from '../testing/sample-values.ts'
import {
  changeFavourites,
  favouriteCode,
  maximumFavourites,
  parseFavouriteCodes,
  serializeFavouriteCodes,
} from './favourites.ts'

const codes = Array.from({ length: 250 }, (_, index) => favouriteCode(productIdOf(index)))

describe('favourites', () => {
  it('distinguish products by eight characters', () => {
    expect(favouriteCode(productIdOf(12))).toBe('00000012')
    expect(new Set(codes).size).toBe(250)
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
