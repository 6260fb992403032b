import { randomBytes } from 'node:crypto'
import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'

export const partialSuffix = '.part'

/** Milliseconds; longer than any write takes. */
const abandonedMs = 600_000

/** Writes a file beside its target, then renames it. `write` may return another name. */
export async function writeAtomically(
  file: string,
  write: (handle: FileHandle) => Promise<string | undefined>,
): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}${partialSuffix}`
  await fs.mkdir(path.dirname(file), { recursive: true })
  try {
    const handle = await fs.open(aside, 'wx')
    let name: string | undefined
    try {
      name = await write(handle)
    } finally {
      await handle.close()
    }
    await renameOver(aside, name ?? file)
  } catch (error) {
    await fs.rm(aside, { force: true }).catch(() => undefined)
    throw error
  }
}

async function renameOver(aside: string, file: string): Promise<void> {
  try {
    await fs.rename(aside, file)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EISDIR', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw error
    await fs.rm(file, { recursive: true, force: true })
    await fs.rename(aside, file)
  }
}

export function isAbandoned(name: string, modifiedMs: number): boolean {
  return name.endsWith(partialSuffix) && Math.abs(Date.now() - modifiedMs) > abandonedMs
}

/** Removes the oldest files of a family beyond the maximum, and temporary files left by crashes. */
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
