import fs from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

const besides = ['-wal', '-shm'] as const

/** A file of lines, not a database. */
const listFile = 'deleted-accounts'

/**
 * Lists irreplaceable files: databases and deleted accounts. The journal comes first, so that everything it
 * names is in the files copied later.
 */
export function dataFiles(dataDirectory: string): string[] {
  const names = fs.existsSync(dataDirectory)
    ? fs.globSync(['*/*.sqlite', `${listFile}{,/*}`], { cwd: dataDirectory })
    : []
  const files = names.filter((name) => fs.statSync(path.join(dataDirectory, name)).isFile())
  const isJournal = (name: string) => name === path.join('orders', 'orders.sqlite')
  return files.toSorted(
    (one, other) => Number(isJournal(other)) - Number(isJournal(one)) || (one < other ? -1 : 1),
  )
}

/** Copies a file in use consistently, readable by its owner alone. */
export async function copyFile(from: string, to: string): Promise<void> {
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 })
  fs.closeSync(fs.openSync(to, 'wx', 0o600))
  if (!from.endsWith('.sqlite')) return fs.copyFileSync(from, to)
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    // One step: other processes' writes would restart it.
    await backup(source, to, { rate: 2 ** 31 - 1 })
  } finally {
    source.close()
  }
  checkCopy(to)
}

function checkCopy(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true })
  const { quick_check: state } = copy.prepare('PRAGMA quick_check').get() as { quick_check: string }
  copy.close()
  for (const end of besides) fs.rmSync(`${file}${end}`, { force: true })
  if (state !== 'ok') throw new Error(`${file}: the copy is damaged, as its source may be (${state})`)
}

/** Copies files no process writes, possibly from a read-only place. */
export function copyWholeFile(name: string, from: string, to: string): void {
  const copy = path.join(to, name)
  fs.mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 })
  fs.closeSync(fs.openSync(copy, 'wx', 0o600))
  fs.copyFileSync(path.join(from, name), copy)
  if (name.endsWith('.sqlite')) checkCopy(copy)
}

/** Moves the data within a disk; returns the target, or null without data. */
export function moveFiles(from: string, to: string): string | null {
  const files = dataFiles(from)
  for (const name of files) {
    fs.mkdirSync(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 })
    for (const each of [name, ...besides.map((end) => `${name}${end}`)]) {
      if (fs.existsSync(path.join(from, each))) fs.renameSync(path.join(from, each), path.join(to, each))
    }
  }
  return files.length > 0 ? to : null
}

/** Gives files to the owner of DATA_DIR; needs root. */
export function giveToOwner(dataDirectory: string, folder = dataDirectory): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = fs.statSync(dataDirectory)
  for (const name of fs.globSync('**', { cwd: folder })) fs.lchownSync(path.join(folder, name), uid, gid)
}
