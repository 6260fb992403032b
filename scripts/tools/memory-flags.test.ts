import { describe, expect, it } from 'vitest'
import { memoryFlags } from './memory-flags.ts'

const mebibyte = 1024 * 1024
const flagsOf = (memory: number, snapshot: number) =>
  memoryFlags({ memoryBytes: memory * mebibyte, snapshotBytes: snapshot * mebibyte }).join(' ')

// A snapshot of 5,000 products has 5 MiB, one of 50,000 has 54.
describe('the flags for a machine and its catalogue', () => {
  it.each([
    [256, 0, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [512, 0, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [512, 5, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [512, 54, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [1024, 5, '--max-semi-space-size=16 --heap-growing-percent=190'],
    [1024, 54, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [2048, 5, '--max-semi-space-size=32'],
    [2048, 54, '--max-semi-space-size=32 --heap-growing-percent=147'],
    [4096, 5, '--max-semi-space-size=32'],
    [4096, 54, '--max-semi-space-size=32'],
    [24_000, 0, '--max-semi-space-size=32'],
  ])('with %i MB of memory and %i MB of snapshot are %s', (memory, snapshot, flags) => {
    expect(flagsOf(memory, snapshot)).toBe(flags)
  })

  it('ask for no more memory than the part of the shop, where the catalogue leaves that much', () => {
    for (const memory of [768, 1024, 1536, 2048, 3072]) {
      for (const snapshot of [0, 5, 20, 54]) {
        const [semiSpace = 0, growth = 300] = flagsOf(memory, snapshot).match(/\d+/g)?.map(Number) ?? []
        const living = 70 + 3.3 * snapshot
        const most = 110 + living * (1 + growth / 100) + 3 * semiSpace
        const least = 110 + living * 1.15 + 3 * 8
        expect(most).toBeLessThanOrEqual(Math.max(memory * 0.4, least) + 1)
      }
    }
  })
})
