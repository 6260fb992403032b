import { describe, expect, it } from 'vitest'
import { acceptedCodings } from './content-coding.ts'

describe('the codings that a client takes', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip', ['gzip', 'identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
    ['gzip;q=0, br;q=0', ['identity']],
    ['br;q=0.001', ['br', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', []],
    ['identity;q=0', []],
    ['zstd, x-unheard-of', ['identity']],
    ['identity;q=1, gzip;q=0.1', ['identity', 'gzip']],
    [', ;q=, gzip;q=nonsense;;', ['identity']],
  ])('of %j are %j', (header, codings) => {
    expect(acceptedCodings(header)).toEqual(codings)
    expect(acceptedCodings(header), 'the same again').toEqual(codings)
  })
})
