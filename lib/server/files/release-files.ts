import fs from 'node:fs/promises'
import path from 'node:path'
import { type Migration, migratePostgres } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import { log } from '../log.ts'
import { createDiskTrouble } from './disk-trouble.ts'
import { isAbandoned, writeAtomically } from './write-atomically.ts'

type ReleaseTable = {
  /** Marks these files as in use and stores missing ones. Never rejects. */
  readonly save: (names: readonly string[], read: (name: string) => Promise<Buffer>) => Promise<void>
  /** Returns null also while the database is away. */
  readonly find: (name: string) => Promise<Buffer | null>
  readonly close: () => Promise<void>
}

const migrations: readonly Migration[] = [
  {
    statements: `CREATE TABLE release_files (
      name text PRIMARY KEY, content bytea NOT NULL, used_at timestamptz NOT NULL DEFAULT clock_timestamp())`,
  },
]

/** Days after a release's last start; no page stays open that long. */
const keptDays = 14

/** Further requests get nothing: clients can ask for any name. */
const maximumWaiting = 32

function openReleaseTable(url: string): ReleaseTable {
  const database = openPostgres({ url, maximumConnections: 1 })
  let waiting = 0

  async function write(names: readonly string[], read: (name: string) => Promise<Buffer>): Promise<void> {
    await migratePostgres(database, { part: 'release files', migrations })
    await database.query(
      `DELETE FROM release_files WHERE used_at < clock_timestamp() - $1::integer * interval '1 day'`,
      [keptDays],
    )
    const rows = await database.query<{ name: string }>(
      'UPDATE release_files SET used_at = clock_timestamp() WHERE name = ANY($1) RETURNING name',
      [names],
    )
    const there = new Set(rows.map(({ name }) => name))
    for (const name of names.filter((one) => !there.has(one))) {
      await database.query('INSERT INTO release_files VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        await read(name),
      ])
    }
  }

  async function find(name: string): Promise<Buffer | null> {
    const [row] = await database.query<{ content: Buffer }>(
      'SELECT content FROM release_files WHERE name = $1',
      [name],
    )
    return row?.content ?? null
  }

  return {
    save: (names, read) =>
      write(names, read).catch((error: unknown) => {
        log('warn', 'scripts.not-shared', { message: String(error) })
      }),
    async find(name) {
      if (waiting >= maximumWaiting) return null
      waiting += 1
      return find(name)
        .catch(() => null)
        .finally(() => {
          waiting -= 1
        })
    },
    close: database.close,
  }
}

type Options = {
  readonly build: string
  /** Files of another build, kept beside ours under their own name. */
  readonly other?: { readonly folder: string; readonly build: string }
  readonly directory: string
  readonly databaseUrl: string | null
  readonly maximumBytes?: number
}

export type ReleaseFiles = {
  readonly kept: Promise<void>
  readonly fetch: (name: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Bytes for some dozens of releases; the oldest files go first. */
const maximumFolderBytes = 48 * 1024 * 1024

/** Build file names; excludes path traversal. */
const nameShape = /^(?:[\w-]+\/)+[\w.~-]+\.(?:js|css)$/

/** Keeps scripts and style sheets beyond their release, for open pages and other replicas. */
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
