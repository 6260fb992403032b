import fs from 'node:fs/promises'
import path from 'node:path'
import { openReleaseTable } from '../database/release-table.ts'
import { createDiskTrouble } from './disk-trouble.ts'
import { isAbandoned, writeAtomically } from './write-atomically.ts'

type Options = {
  /** The files of this release; their names change with what is in them. */
  readonly build: string
  /** Files of another build, if there are any, which are kept beside those under a name of that folder. */
  readonly other?: { readonly folder: string; readonly build: string }
  /** Where those of all releases are kept. */
  readonly directory: string
  /** Of the database by which replicas find one another's; null: there is none. */
  readonly databaseUrl: string | null
  readonly maximumBytes?: number
}

export type ReleaseFiles = {
  /** Resolves when the files of this release are kept; it never rejects. */
  readonly kept: Promise<void>
  /** True when this is a file of another release, and lies in the folder by then. */
  readonly fetch: (name: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Bytes in the folder, of some dozens of releases; the oldest files go first. */
const maximumFolderBytes = 48 * 1024 * 1024

/** What a build calls its files; nothing that leads elsewhere. */
const nameShape = /^(?:[\w-]+\/)+[\w.~-]+\.(?:js|css)$/

/**
 * Scripts and style sheets outlive their release: a page that a shopper has had open since before an update asks for
 * those of the old one, and during an update a replica is asked for those of the other.
 */
export function openReleaseFiles(options: Options): ReleaseFiles {
  const { build, other, directory, databaseUrl, maximumBytes = maximumFolderBytes } = options
  const trouble = createDiskTrouble(directory)
  const table = databaseUrl === null ? null : openReleaseTable(databaseUrl)

  const placeOf = (name: string) =>
    other && name.startsWith(`${other.folder}/`)
      ? path.join(other.build, name.slice(other.folder.length))
      : path.join(build, name)
  const read = (name: string) => fs.readFile(placeOf(name))

  async function keepOwn(names: readonly string[]): Promise<void> {
    const now = new Date()
    for (const name of names) {
      const file = path.join(directory, name)
      try {
        if (!(await fs.utimes(file, now, now).then(yes, no))) await write(file, await read(name))
      } catch (error) {
        trouble.report(error)
      }
    }
    await prune(directory, maximumBytes)
  }

  async function keep(): Promise<void> {
    const others = other ? await namesBelow(other.build).catch(noneThere) : []
    const names = [...(await namesBelow(build)), ...others.map((name) => `${other?.folder}/${name}`)].filter(
      (name) => nameShape.test(name),
    )
    await Promise.all([keepOwn(names), table?.save(names, read)])
  }

  return {
    kept: keep().catch(trouble.report),
    async fetch(name) {
      if (!nameShape.test(name)) return false
      const file = path.join(directory, name)
      const isThere = (place: string) => fs.access(place).then(yes, no)
      if (await isThere(placeOf(name))) return false
      if (await isThere(file)) return true
      const bytes = await table?.find(name)
      if (!bytes) return false
      return write(file, bytes).then(yes, (error: unknown) => {
        trouble.report(error)
        return false
      })
    },
    close: async () => table?.close(),
  }
}

const yes = () => true
const no = () => false

function noneThere(error: NodeJS.ErrnoException): readonly string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeAtomically(file, async (handle) => {
    await handle.writeFile(bytes)
    return undefined
  })
}

async function namesBelow(folder: string): Promise<readonly string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}

async function prune(directory: string, maximumBytes: number): Promise<void> {
  const files = []
  for (const name of await namesBelow(directory)) {
    const file = path.join(directory, name)
    const stat = await fs.stat(file).catch(() => null)
    if (stat && isAbandoned(name, stat.mtimeMs)) await fs.rm(file, { force: true })
    else if (stat) files.push({ file, bytes: stat.size, usedMs: stat.mtimeMs })
  }
  let left = maximumBytes
  for (const { file, bytes } of files.sort((a, b) => b.usedMs - a.usedMs)) {
    left -= bytes
    if (left < 0) await fs.rm(file, { force: true })
  }
}
