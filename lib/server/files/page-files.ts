import { hash } from 'node:crypto'
import { constants } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { readChecksummed, writeChecksummed } from './checksummed.ts'
import { createDiskTrouble } from './disk-trouble.ts'
import { isAbandoned, writeAtomically } from './write-atomically.ts'

/** Unused namespaces kept on disk: the previous release and another shop's. */
const maximumNamespaces = 4

/** Milliseconds between heartbeats of a running process. */
const heartbeatMs = 600_000

const abandonedMs = 2.5 * heartbeatMs

/** Makes the folder of a namespace, and removes those without a heartbeat for the longest time. */
async function enterNamespace(directory: string, namespace: string): Promise<void> {
  const own = path.join(directory, namespace)
  await fs.mkdir(own, { recursive: true })
  const beat = () => fs.utimes(own, new Date(), new Date())
  await beat()
  // Where the folder is gone, or the disk is read-only, saving the next page reports it.
  setInterval(() => void beat().catch(() => undefined), heartbeatMs).unref()
  const others = []
  for (const name of await fs.readdir(directory)) {
    // Another process may just have removed it.
    const stat = await fs.stat(path.join(directory, name)).catch(() => null)
    if (name !== namespace) others.push({ name, usedMs: stat?.mtimeMs ?? 0 })
  }
  others.sort((a, b) => b.usedMs - a.usedMs)
  for (const { name, usedMs } of others.slice(maximumNamespaces - 1)) {
    if (Math.abs(Date.now() - usedMs) < abandonedMs) continue
    await fs.rm(path.join(directory, name), { recursive: true, force: true })
  }
}

/** Keeps values up to a number of bytes in all; the least recently used go first. */
export function createBoundedMap<Value>(maximumBytes: number) {
  // Keys from least to most recently used.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let total = 0

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    /** Tells whether so many more push out nothing. */
    hasRoom: (bytes: number) => total + bytes <= maximumBytes,
    has: (key: string) => entries.has(key),
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    /** Keeps nothing that is larger than all of it. */
    set(key: string, value: Value, bytes: number): void {
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
  /** Waits for the disk where it is not in memory: on a slow volume everything else goes on. */
  readonly find: (key: string) => Promise<Page | null>
  /** Finds it in memory alone. */
  readonly held: (key: string) => Page | null
  /** False also while the folder is not opened yet. */
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

/** Keeps pages without files: the least recently used ones are gone. */
export function keepInMemory<Page>(maximumBytes: number, sizeOf: (page: Page) => number): PageFiles<Page> {
  const pages = createBoundedMap<Page>(maximumBytes)
  const held = (key: string) => pages.get(key) ?? null
  return {
    find: async (key) => held(key),
    held,
    has: pages.has,
    save: async (key, page) => pages.set(key, page, sizeOf(page)),
  }
}

/** Keeps whole pages as files with a checksum, each written aside and renamed. */
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
  const opened = open().catch(trouble.report)
  const reading = new Map<string, Promise<Page | null>>()

  async function open(): Promise<void> {
    await enterNamespace(directory, namespace)
    for (const { name, bytes } of await listByAge(folder)) touch(name, bytes)
    // Orders need their room, too.
    const { bavail, bsize } = await fs.statfs(folder)
    mostDiskBytes = Math.min(maximumDiskBytes, (bavail * bsize + diskBytes) / 4)
  }

  function touch(name: string, bytes: number) {
    diskBytes += bytes - (disk.get(name) ?? 0)
    disk.delete(name)
    disk.set(name, bytes)
  }

  async function forget(name: string): Promise<void> {
    diskBytes -= disk.get(name) ?? 0
    disk.delete(name)
    await fs.rm(path.join(folder, name), { recursive: true, force: true }).catch(trouble.report)
  }

  async function shrink(kept: string): Promise<void> {
    for (const oldest of disk.keys()) {
      if (diskBytes <= mostDiskBytes || oldest === kept) return
      await forget(oldest)
    }
  }

  async function read(key: string, name: string): Promise<Page | null> {
    await opened
    if (!disk.has(name)) return null
    // A pipe in its place is not waited for.
    const flag = constants.O_RDONLY | constants.O_NONBLOCK
    const bytes = await fs.readFile(path.join(folder, name), { flag }).catch(() => null)
    const entry: unknown = bytes && readChecksummed(bytes)?.value
    // A good file under another name is not the page that was asked for either.
    const [writtenKey, page] = Array.isArray(entry) ? (entry as readonly unknown[]) : []
    const newer = memory.get(key)
    if (newer) return newer
    if (!bytes || writtenKey !== key || !isPage(page)) {
      await forget(name)
      return null
    }
    touch(name, bytes.length)
    reads += 1
    const size = sizeOf(page, bytes.length)
    if (memory.hasRoom(size) || reads % readsPerHeld === 0) memory.set(key, page, size)
    return page
  }

  return {
    held: (key) => memory.get(key) ?? null,
    has: (key) => memory.has(key) || disk.has(fileName(key)),
    async find(key) {
      const held = memory.get(key)
      if (held) return held
      const name = fileName(key)
      const begun = reading.get(name) ?? read(key, name).finally(() => reading.delete(name))
      reading.set(name, begun)
      return begun
    },
    async save(key, page) {
      const name = fileName(key)
      const bytes = writeChecksummed([key, page])
      memory.set(key, page, sizeOf(page, bytes.length))
      await opened
      try {
        await writeAtomically(path.join(folder, name), async (handle) => void (await handle.writeFile(bytes)))
        trouble.clear()
      } catch (error) {
        // The file that may stand there is an older page.
        await forget(name)
        trouble.report(error)
        return
      }
      touch(name, bytes.length)
      await shrink(name)
    },
  }
}

function fileName(key: string): string {
  return hash('sha256', key)
}

async function listByAge(folder: string): Promise<{ name: string; bytes: number }[]> {
  const files = []
  for (const name of await fs.readdir(folder)) {
    const file = path.join(folder, name)
    const stat = await fs.stat(file).catch(() => null)
    if (!stat) continue
    if (isAbandoned(name, stat.mtimeMs)) await fs.rm(file, { recursive: true, force: true })
    else if (/^[0-9a-f]{64}$/.test(name)) files.push({ name, bytes: stat.size, mtimeMs: stat.mtimeMs })
  }
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs)
}
