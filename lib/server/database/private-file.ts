import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseError } from './fault.ts'

type PrivateFile = {
  readonly path: string
  /** Throws when the file was moved or deleted: writes would be lost. */
  readonly assertInPlace: () => void
}

const ownerOnly = 0o600

/** Makes the file readable by its owner alone; SQLite's two side files inherit the mode. */
export function openPrivateFile(path: string): PrivateFile {
  const folder = dirname(path)
  makeFolder(folder, 0o700)
  // Never opened when it exists: closing it would release this process's locks on it.
  if (!identityOf(path)) closeSync(openSync(path, 'a', ownerOnly))
  const opened = identityOf(path)
  if (!opened?.isFile) throw new DatabaseError('no-access', 'something else stands in place of the file')
  // SQLite only reports that it cannot open the file.
  for (const each of [folder, path]) accessSync(each, constants.W_OK)
  for (const each of [path, `${path}-wal`, `${path}-shm`]) closeToOthers(each, ownerOnly)
  return {
    path,
    assertInPlace() {
      if (identityOf(path)?.text !== opened.text) {
        throw new DatabaseError('moved', 'the file was moved or deleted while it was open')
      }
    },
  }
}

/** Node's recursive mkdir reports a read-only disk as a missing folder. */
function makeFolder(path: string, mode?: number): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function identityOf(path: string): { readonly text: string; readonly isFile: boolean } | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? { text: `${found.dev} ${found.ino}`, isFile: found.isFile() } : null
}

/** Removes group and other permissions. */
export function closeToOthers(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    // Shared on purpose by another user: usable, and only its owner can change the mode.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
