import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { createBoundedMap } from './bounded-map.ts'
import { readChecksummed, writeChecksummed } from './checksummed.ts'
import { createDiskTrouble } from './disk-trouble.ts'
import { enterNamespace } from './page-namespace.ts'
import { isAbandoned, writeAtomically } from './write-atomically.ts'

export type PageFiles<Page> = {
  readonly find: (key: string) => Page | null
  /** What lies in memory; null for what lies in a file alone. */
  readonly held: (key: string) => Page | null
  readonly has: (key: string) => boolean
  /** Never fails: what the disk does not take stays in memory for a while. */
  readonly save: (key: string, page: Page) => Promise<void>
}

type Options<Page> = {
  readonly directory: string
  /** Pages of another one (another store, other settings, another build) are never found. */
  readonly namespace: string
  readonly isPage: (value: unknown) => value is Page
  /** Bytes on disk, and a quarter of what is free there; the least recently used pages go first. */
  readonly maximumDiskBytes?: number
  /** Bytes kept in memory in front of the files. */
  readonly maximumMemoryBytes?: number
  /** Of a page in memory, where that is another number than its bytes in a file. */
  readonly sizeOf?: (page: Page, fileBytes: number) => number
}

/** So many reads of files bring one page into full memory: who reads all once does not push out what many ask for. */
const readsPerHeld = 8

/** The same without files: the least recently used pages are gone. */
export function keepInMemory<Page>(maximumBytes: number, sizeOf: (page: Page) => number): PageFiles<Page> {
  const pages = createBoundedMap<Page>(maximumBytes)
  const held = (key: string) => pages.get(key) ?? null
  return {
    find: held,
    held,
    has: pages.has,
    save: async (key, page) => pages.set(key, page, sizeOf(page)),
  }
}

/**
 * Whole pages as files with a checksum, each written aside and renamed. Several processes may share the folder: a file
 * that is gone, broken or foreign is no page, and is rendered anew.
 */
export function openPageFiles<Page>({
  directory,
  namespace,
  isPage,
  maximumDiskBytes = 256 * 1024 * 1024,
  maximumMemoryBytes = 16 * 1024 * 1024,
  sizeOf = (_page, fileBytes) => fileBytes,
}: Options<Page>): PageFiles<Page> {
  const folder = path.join(directory, namespace)
  const trouble = createDiskTrouble(directory)
  const memory = createBoundedMap<Page>(maximumMemoryBytes)
  // Names from least to most recently used.
  const disk = new Map<string, number>()
  let diskBytes = 0
  let reads = 0
  let mostDiskBytes = maximumDiskBytes
  try {
    enterNamespace(directory, namespace)
    for (const entry of filesByAge(folder)) touch(entry.name, entry.bytes)
    // Orders need their room, too.
    const { bavail, bsize } = fs.statfsSync(folder)
    mostDiskBytes = Math.min(maximumDiskBytes, (bavail * bsize + diskBytes) / 4)
  } catch (error) {
    trouble.report(error)
  }

  function touch(name: string, bytes: number) {
    diskBytes += bytes - (disk.get(name) ?? 0)
    disk.delete(name)
    disk.set(name, bytes)
  }

  function forget(name: string) {
    diskBytes -= disk.get(name) ?? 0
    disk.delete(name)
    try {
      fs.rmSync(path.join(folder, name), { recursive: true, force: true })
    } catch (error) {
      trouble.report(error)
    }
  }

  function shrink(kept: string) {
    for (const oldest of disk.keys()) {
      if (diskBytes <= mostDiskBytes || oldest === kept) return
      forget(oldest)
    }
  }

  return {
    held: (key) => memory.get(key) ?? null,
    has: (key) => memory.has(key) || disk.has(fileName(key)),
    find(key) {
      const held = memory.get(key)
      if (held) return held
      const name = fileName(key)
      if (!disk.has(name)) return null
      const bytes = readWhole(path.join(folder, name))
      const entry: unknown = bytes && readChecksummed(bytes)?.value
      // A good file under another name is not the page that was asked for either.
      const [writtenKey, page] = Array.isArray(entry) ? (entry as readonly unknown[]) : []
      if (!bytes || writtenKey !== key || !isPage(page)) {
        forget(name)
        return null
      }
      touch(name, bytes.length)
      reads += 1
      const size = sizeOf(page, bytes.length)
      if (memory.hasRoom(size) || reads % readsPerHeld === 0) memory.set(key, page, size)
      return page
    },
    async save(key, page) {
      const name = fileName(key)
      const bytes = writeChecksummed([key, page])
      memory.set(key, page, sizeOf(page, bytes.length))
      try {
        await writeAtomically(path.join(folder, name), async (handle) => void (await handle.writeFile(bytes)))
        trouble.clear()
      } catch (error) {
        // The file that may stand there is an older page.
        forget(name)
        trouble.report(error)
        return
      }
      touch(name, bytes.length)
      shrink(name)
    },
  }
}

function fileName(key: string): string {
  return hash('sha256', key)
}

/**
 * On the spot, as SQLite reads the same disk: 0.03 ms of the processor for a page, and 0.15 through the thread pool. A
 * pipe in the place of a file is no page, and nothing waits for it.
 */
function readWhole(file: string): Buffer | null {
  try {
    return fs.readFileSync(file, { flag: fs.constants.O_RDONLY | fs.constants.O_NONBLOCK })
  } catch {
    return null
  }
}

function filesByAge(folder: string): { name: string; bytes: number }[] {
  const files = []
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name)
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    if (!stat) continue
    if (isAbandoned(name, stat.mtimeMs)) fs.rmSync(file, { recursive: true, force: true })
    else if (/^[0-9a-f]{64}$/.test(name)) files.push({ name, bytes: stat.size, mtimeMs: stat.mtimeMs })
  }
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs)
}
