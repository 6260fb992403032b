import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readChecksummed, writeChecksummed } from './checksummed.ts'
import { createDiskTrouble } from './disk-trouble.ts'
import { isAbandoned, writeAtomically } from './write-atomically.ts'

/** Unused namespaces kept on disk: the previous release and another shop's. */
const maximumNamespaces = 4

/** Milliseconds between heartbeats of a running process. */
const heartbeatMs = 600_000

const abandonedMs = 2.5 * heartbeatMs

/** Creates the namespace folder and removes the longest unused ones. */
function enterNamespace(directory: string, namespace: string): void {
  const own = path.join(directory, namespace)
  fs.mkdirSync(own, { recursive: true })
  const beat = () => fs.utimesSync(own, new Date(), new Date())
  beat()
  setInterval(() => {
    try {
      beat()
    } catch {
      // Folder gone or disk read-only: the next save reports it.
    }
  }, heartbeatMs).unref()
  const others = fs
    .readdirSync(directory)
    .filter((name) => name !== namespace)
    .map((name) => ({ name, stat: fs.statSync(path.join(directory, name), { throwIfNoEntry: false }) }))
    .map(({ name, stat }) => ({ name, usedMs: stat?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedMs - a.usedMs)
  const inUse = (usedMs: number) => Math.abs(Date.now() - usedMs) < abandonedMs
  for (const { name, usedMs } of others.slice(maximumNamespaces - 1)) {
    if (inUse(usedMs)) continue
    fs.rmSync(path.join(directory, name), { recursive: true, force: true })
  }
}

/** LRU map bounded by total bytes. */
type BoundedMap<Value> = {
  readonly hasRoom: (bytes: number) => boolean
  readonly has: (key: string) => boolean
  readonly get: (key: string) => Value | undefined
  /** Ignores a value larger than the limit. */
  readonly set: (key: string, value: Value, bytes: number) => void
}

export function createBoundedMap<Value>(maximumBytes: number): BoundedMap<Value> {
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let total = 0

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    hasRoom: (bytes) => total + bytes <= maximumBytes,
    has: (key) => entries.has(key),
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      forget(key)
      if (bytes > maximumBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maximumBytes) break
        forget(oldest)
      }
    },
  }
}

export type PageFiles<Page> = {
  readonly find: (key: string) => Page | null
  readonly held: (key: string) => Page | null
  readonly has: (key: string) => boolean
  /** Never fails; what the disk rejects stays in memory for a while. */
  readonly save: (key: string, page: Page) => Promise<void>
}

type Options<Page> = {
  readonly directory: string
  /** Pages of another store, settings or build have another one and are never found. */
  readonly namespace: string
  readonly isPage: (value: unknown) => value is Page
  readonly maximumDiskBytes?: number
  readonly maximumMemoryBytes?: number
  /** Bytes of a page in memory, where they differ from the file's. */
  readonly sizeOf?: (page: Page, fileBytes: number) => number
}

/** File reads before a page enters full memory: one crawl does not evict popular pages. */
const readsPerHeld = 8

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
  const disk = new Map<string, number>()
  let diskBytes = 0
  let reads = 0
  let mostDiskBytes = maximumDiskBytes
  try {
    enterNamespace(directory, namespace)
    for (const entry of filesByAge(folder)) touch(entry.name, entry.bytes)
    // Leaves room for orders.
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
      // A valid file under another name is not the requested page.
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

/** Synchronous on purpose (0.03 ms against 0.15 ms); never waits for a pipe. */
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
