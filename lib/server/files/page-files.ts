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

/** Creates the namespace folder and removes the longest unused ones. */
async function enterNamespace(directory: string, namespace: string): Promise<void> {
  const own = path.join(directory, namespace)
  await fs.mkdir(own, { recursive: true })
  const beat = () => fs.utimes(own, new Date(), new Date())
  await beat()
  // Folder gone or disk read-only: the next save reports it.
  setInterval(() => void beat().catch(() => undefined), heartbeatMs).unref()
  const others = []
  for (const name of await fs.readdir(directory)) {
    const stat = await fs.stat(path.join(directory, name)).catch(() => null)
    if (name !== namespace) others.push({ name, usedMs: stat?.mtimeMs ?? 0 })
  }
  others.sort((a, b) => b.usedMs - a.usedMs)
  for (const { name, usedMs } of others.slice(maximumNamespaces - 1)) {
    if (Math.abs(Date.now() - usedMs) < abandonedMs) continue
    await fs.rm(path.join(directory, name), { recursive: true, force: true })
  }
}

/** LRU map bounded by total bytes; ignores a value larger than that. */
export function createBoundedMap<Value>(maximumBytes: number) {
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let total = 0

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    hasRoom: (bytes: number) => total + bytes <= maximumBytes,
    has: (key: string) => entries.has(key),
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
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
  /** Reads the disk without blocking the process. */
  readonly find: (key: string) => Promise<Page | null>
  /** Finds it in memory alone. */
  readonly held: (key: string) => Page | null
  /** False until the folder is opened. */
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
    find: async (key) => held(key),
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
  const opened = open().catch(trouble.report)
  const reading = new Map<string, Promise<Page | null>>()

  async function open(): Promise<void> {
    await enterNamespace(directory, namespace)
    for (const { name, bytes } of await listByAge(folder)) touch(name, bytes)
    // Leaves room for orders.
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
    // Never waits for a pipe.
    const flag = constants.O_RDONLY | constants.O_NONBLOCK
    const bytes = await fs.readFile(path.join(folder, name), { flag }).catch(() => null)
    const entry: unknown = bytes && readChecksummed(bytes)?.value
    // A valid file under another name is not the requested page.
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
