import os from 'node:os'

const mebibyte = 1024 * 1024

/** What the operator says (`MEMORY_LIMIT_MB`), else the limit of the container, else what the machine has. */
export function memoryBytes(): number {
  const given = Number(process.env['MEMORY_LIMIT_MB'])
  if (given > 0) return given * mebibyte
  // No limit is 0, or far more than any machine has.
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, os.totalmem())
}

/** The part of so much memory that kept pages may take: some thousands of them where there is a gigabyte. */
export function pageMemoryBytes(memory: number): number {
  return Math.min(128 * mebibyte, Math.max(16 * mebibyte, Math.floor(memory / 16)))
}
