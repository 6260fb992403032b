import { expect, it } from 'vitest'
import { createKnownPictures } from './known-pictures.ts'

it('S58 are those of the catalogue as last read and as read before, and of no reading before that', () => {
  const pictures = createKnownPictures()
  expect(pictures.has('a')).toBe(false)
  pictures.setCatalog(['a', 'b'])
  pictures.setCatalog(['b', 'c'])
  expect(['a', 'b', 'c'].map(pictures.has)).toEqual([true, true, true])
  pictures.setCatalog(['c'])
  expect(['a', 'b', 'c'].map(pictures.has)).toEqual([false, true, true])
})

it('S58 are few besides: the last that came', () => {
  const pictures = createKnownPictures(2)
  pictures.add(['a', 'b'])
  pictures.add(['a', 'c'])
  expect(['a', 'b', 'c'].map(pictures.has)).toEqual([true, false, true])
})
