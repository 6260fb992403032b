import fs from 'node:fs/promises'
import path from 'node:path'
import { isAbandoned, partialSuffix } from './write-atomically.ts'

/** Removes the oldest files of a family beyond so many, and what a crash left half written. */
export async function pruneFiles(directory: string, family: RegExp, maximum: number): Promise<void> {
  const files = []
  for (const name of await fs.readdir(directory)) {
    const file = path.join(directory, name)
    const own = name.endsWith(partialSuffix) ? name.split('.').slice(0, -2).join('.') : name
    if (!family.test(own)) continue
    const stat = await fs.stat(file).catch(() => null)
    if (!stat) continue
    if (isAbandoned(name, stat.mtimeMs)) await fs.rm(file, { force: true })
    else if (name === own) files.push({ file, modifiedMs: stat.mtimeMs })
  }
  files.sort((a, b) => b.modifiedMs - a.modifiedMs)
  for (const { file } of files.slice(maximum)) await fs.rm(file, { recursive: true, force: true })
}
