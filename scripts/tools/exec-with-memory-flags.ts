import fs from 'node:fs'
import path from 'node:path'
import { memoryBytes } from '../../lib/server/memory-bytes.ts'
import { loadSettingsFile } from './settings-file.ts'

const mebibyte = 1024 * 1024

/** Bytes that live in the heap of a shop without products, and that the process takes beside its heap. */
const emptyHeap = 70 * mebibyte
const besideHeap = 110 * mebibyte
/** Bytes of heap for each byte of the catalogue's snapshot on the disk: 3.2 with 50,000 products. */
const heapPerSnapshotByte = 3.3
/** The part of the memory that is the shop's: the rest is for files that the system keeps at hand, and for others. */
const shopPart = 0.4

/** MiB; the nursery is up to three of them. Larger ones are no faster. */
const semiSpaces = [32, 16, 8] as const
/** In a hundred: how much more than what lives may lie in the heap before all of it is cleaned. */
const leastGrowth = 15
/** V8's own limit. */
const mostGrowth = 300

type Machine = {
  /** Of the container or the machine. */
  readonly memoryBytes: number
  /** Of the catalogue as it was last written to the disk; 0 where none was. */
  readonly snapshotBytes: number
}

/** The flags of V8 for a machine: small and tidy where memory is short, as fast as it gets where it is not. */
export function memoryFlags({ memoryBytes, snapshotBytes }: Machine): string[] {
  const living = emptyHeap + heapPerSnapshotByte * snapshotBytes
  const spare = memoryBytes * shopPart - besideHeap - living
  const semiSpace = semiSpaces.find((size) => size * 10 * mebibyte <= spare) ?? 8
  const growth = Math.floor(((spare - 3 * semiSpace * mebibyte) / living) * 100)
  const isBounded = growth < mostGrowth
  return [
    `--max-semi-space-size=${semiSpace}`,
    ...(isBounded ? [`--heap-growing-percent=${Math.max(leastGrowth, growth)}`] : []),
  ]
}

const chosen = /^--(max[-_]semi[-_]space[-_]size|heap[-_]growing[-_]percent)\b/

/**
 * Begins this process anew with the flags that fit the machine: V8 takes them at its start only. It keeps its id, its
 * parent and its terminal, so that a supervisor sees one process. Returns where it has such flags already,
 * and where the system cannot do that (Windows) or an IPC channel would be lost.
 */
export function execWithMemoryFlags(): void {
  if (process.execArgv.some((flag) => chosen.test(flag))) return
  if (process.platform === 'win32' || process.send || !process.execve) return
  try {
    loadSettingsFile()
  } catch {
    // `readSettings` says why.
    return
  }
  const flags = memoryFlags({ memoryBytes: memoryBytes(), snapshotBytes: snapshotBytes() })
  const parameters = [process.argv0, ...flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, parameters, process.env)
}

/** Of the largest catalogue that was kept; the settings are not parsed yet. */
function snapshotBytes(): number {
  const folder = path.resolve(process.env['DATA_DIR']?.trim() || '.data')
  try {
    const names = fs.readdirSync(folder).filter((name) => /^catalog.*\.snapshot$/.test(name))
    return Math.max(0, ...names.map((name) => fs.statSync(path.join(folder, name)).size))
  } catch {
    return 0
  }
}
