import os from 'node:os'

const mebibyte = 1024 * 1024

/** Memory limit: `MEMORY_LIMIT_MB`, else the container's, else the machine's. */
export function memoryBytes(): number {
  const given = Number(process.env['MEMORY_LIMIT_MB'])
  if (given > 0) return given * mebibyte
  // No limit reads as 0, or far above any machine's memory.
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, os.totalmem())
}

/** Bytes for kept pages: some thousands of pages with a gigabyte. */
export function pageMemoryBytes(memory: number): number {
  return Math.min(128 * mebibyte, Math.max(16 * mebibyte, Math.floor(memory / 16)))
}
