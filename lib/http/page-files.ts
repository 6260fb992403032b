import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

export type StoredPage = {
  readonly lastModified: number
  readonly value: unknown
  readonly cacheControl: unknown
}

export type PageFiles = {
  readonly find: (key: string) => Promise<StoredPage | null>
  readonly save: (key: string, page: StoredPage) => Promise<void>
}

type Options = {
  readonly directory: string
  /** Pages of another namespace (another store, other settings, another build) are removed. */
  readonly namespace: string
  /** Bytes on disk; the least recently used pages go first. */
  readonly maximumDiskBytes?: number
  /** Bytes kept in memory in front of the files. */
  readonly maximumMemoryBytes?: number
}

type Held = { readonly bytes: number; readonly page: StoredPage }

/** Whole pages as files, each written aside and renamed, so that a crash leaves no half page. */
export function openPageFiles({
  directory,
  namespace,
  maximumDiskBytes = 256 * 1024 * 1024,
  maximumMemoryBytes = 48 * 1024 * 1024,
}: Options): PageFiles {
  const folder = path.join(directory, namespace)
  fs.mkdirSync(folder, { recursive: true })
  for (const other of fs.readdirSync(directory)) {
    if (other !== namespace) fs.rmSync(path.join(directory, other), { recursive: true, force: true })
  }

  // Both maps keep their keys from least to most recently used.
  const memory = new Map<string, Held>()
  let memoryBytes = 0
  const disk = new Map<string, number>()
  let diskBytes = 0
  let writes = 0
  for (const entry of filesByAge(folder)) {
    disk.set(entry.name, entry.bytes)
    diskBytes += entry.bytes
  }

  function remember(name: string, held: Held) {
    memoryBytes += held.bytes - (memory.get(name)?.bytes ?? 0)
    memory.delete(name)
    memory.set(name, held)
    for (const [oldest, { bytes }] of memory) {
      if (memoryBytes <= maximumMemoryBytes || oldest === name) break
      memory.delete(oldest)
      memoryBytes -= bytes
    }
  }

  function touch(name: string, bytes: number) {
    diskBytes += bytes - (disk.get(name) ?? 0)
    disk.delete(name)
    disk.set(name, bytes)
  }

  async function shrink(kept: string) {
    for (const [oldest, bytes] of disk) {
      if (diskBytes <= maximumDiskBytes || oldest === kept) return
      disk.delete(oldest)
      diskBytes -= bytes
      await fs.promises.rm(path.join(folder, oldest), { force: true })
    }
  }

  return {
    async find(key) {
      const name = fileName(key)
      const held = memory.get(name)
      if (held) {
        remember(name, held)
        return held.page
      }
      if (!disk.has(name)) return null
      try {
        const bytes = await fs.promises.readFile(path.join(folder, name))
        const page = deserialize(bytes) as StoredPage
        touch(name, bytes.length)
        remember(name, { bytes: bytes.length, page })
        return page
      } catch {
        // Gone or unreadable: the page is rendered anew, which writes it again.
        return null
      }
    },
    async save(key, page) {
      const name = fileName(key)
      const bytes = serialize(page)
      remember(name, { bytes: bytes.length, page })
      // Two renderings of one page may end at the same time, so each writes to a file of its own.
      writes += 1
      const aside = path.join(folder, `${name}.${process.pid}.${writes}.part`)
      await fs.promises.writeFile(aside, bytes)
      await fs.promises.rename(aside, path.join(folder, name))
      touch(name, bytes.length)
      await shrink(name)
    },
  }
}

function fileName(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function filesByAge(folder: string): { name: string; bytes: number }[] {
  const files = []
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name)
    if (name.endsWith('.part')) {
      fs.rmSync(file, { force: true })
      continue
    }
    const { size, mtimeMs } = fs.statSync(file)
    files.push({ name, bytes: size, mtimeMs })
  }
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs)
}
