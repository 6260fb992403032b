import fs from 'node:fs'
import path from 'node:path'
import { memoryBytes } from '../../lib/server/memory-bytes.ts'
import { loadSettingsFile } from './settings-file.ts'

const mebibyte = 1024 * 1024

/** Bytes: heap of an empty shop, plus memory outside the heap. */
const emptyHeap = 70 * mebibyte
const besideHeap = 110 * mebibyte
/** Heap bytes per byte of the catalogue's snapshot: 3.2 with 50,000 products. */
const heapPerSnapshotByte = 3.3
/** Fraction of memory; the rest serves the file cache. */
const shopPart = 0.4

/** MiB; the nursery is up to three. Larger ones are no faster. */
const semiSpaces = [32, 16, 8] as const
/** Percent of heap growth before a full collection. */
const leastGrowth = 15
/** V8's own limit. */
const mostGrowth = 300

type Machine = {
  readonly memoryBytes: number
  /** Last snapshot; 0 for none. */
  readonly snapshotBytes: number
}

/** Chooses V8 flags: compact on small machines, fast on large ones. */
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
 * Restarts the process in place with V8 flags, keeping id, parent and terminal. Returns when flags are set,
 * on Windows, or with an IPC channel.
 */
export function execWithMemoryFlags(): void {
  if (process.execArgv.some((flag) => chosen.test(flag))) return
  if (process.platform === 'win32' || process.send || !process.execve) return
  try {
    loadSettingsFile()
  } catch {
    // `readSettings` reports it.
    return
  }
  const flags = memoryFlags({ memoryBytes: memoryBytes(), snapshotBytes: snapshotBytes() })
  const parameters = [process.argv0, ...flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, parameters, process.env)
}

/** Size of the largest snapshot, before settings are parsed. */
function snapshotBytes(): number {
  const folder = path.resolve(process.env['DATA_DIR']?.trim() || '.data')
  try {
    const names = fs.readdirSync(folder).filter((name) => /^catalog.*\.snapshot$/.test(name))
    return Math.max(0, ...names.map((name) => fs.statSync(path.join(folder, name)).size))
  } catch {
    return 0
  }
}
