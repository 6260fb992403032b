import os from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { memoryBytes, pageMemoryBytes } from './memory-bytes.ts'

const mebibyte = 1024 * 1024
afterEach(() => vi.unstubAllEnvs())

it('the memory is what the operator says, else what there is', () => {
  vi.stubEnv('MEMORY_LIMIT_MB', '600')
  expect(memoryBytes()).toBe(600 * mebibyte)
  vi.stubEnv('MEMORY_LIMIT_MB', '')
  expect(memoryBytes()).toBeLessThanOrEqual(os.totalmem())
})

it.each([
  [128, 16],
  [512, 32],
  [1024, 64],
  [8192, 128],
])('of %i MiB, pages take %i', (memory, pages) => {
  expect(pageMemoryBytes(memory * mebibyte)).toBe(pages * mebibyte)
})
