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
  /** Throws when the file is no longer where it was opened: what is written into it would be lost. */
  readonly assertInPlace: () => void
}

const ownerOnly = 0o600

/** Makes the file readable by its owner alone; the two that SQLite puts beside it take its mode. */
export function openPrivateFile(path: string): PrivateFile {
  const folder = dirname(path)
  makeFolder(folder, 0o700)
  // Never opened when it is there: closing it would let go of the locks that this process has on it.
  if (!identityOf(path)) closeSync(openSync(path, 'a', ownerOnly))
  const opened = identityOf(path)
  if (!opened?.isFile) throw new DatabaseError('no-access', 'something else stands in place of the file')
  // SQLite itself says no more than that it cannot open the file.
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

/** Node's recursive mkdir reports a disk that cannot be written as a missing folder. */
function makeFolder(path: string, mode?: number): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, mode)
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function identityOf(path: string): { readonly text: string; readonly isFile: boolean } | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? { text: `${found.dev} ${found.ino}`, isFile: found.isFile() } : null
}

/** Takes the rights of others away from what another tool left open to them. */
export function closeToOthers(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    // Another user's file, shared with this one on purpose: it can be used, and only its owner can change that.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
