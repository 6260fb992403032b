export type DatabaseFault =
  | 'locked'
  | 'full'
  | 'read-only'
  | 'no-access'
  | 'damaged'
  | 'disk'
  | 'moved'
  | 'newer'
  | 'older'
  | 'unreachable'

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly fault: DatabaseFault

  constructor(fault: DatabaseFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/** SQLite's primary result codes, https://sqlite.org/rescode.html. */
const faultsOfDriver: Readonly<Record<number, DatabaseFault>> = {
  3: 'no-access',
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'no-access',
  15: 'locked',
  26: 'damaged',
}

/** SQLITE_IOERR_SHMSIZE: no room for the WAL index. */
const noRoomForIndex = 4874

const faultsOfSystem: Readonly<Record<string, DatabaseFault>> = {
  EACCES: 'no-access',
  EEXIST: 'no-access',
  EISDIR: 'no-access',
  ELOOP: 'no-access',
  ENOENT: 'no-access',
  ENOTDIR: 'no-access',
  EPERM: 'no-access',
  EDQUOT: 'full',
  ENOSPC: 'full',
  EROFS: 'read-only',
  EIO: 'disk',
  ERR_INVALID_STATE: 'moved',
}

/** Finds the fault by properties, as Next bundles classes several times; null for other errors. */
export function faultOf(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null
  const { fault, code, errcode } = error as Error & {
    readonly fault?: DatabaseFault
    readonly code?: string
    readonly errcode?: number
  }
  if (fault !== undefined) return fault
  if (errcode === noRoomForIndex) return 'full'
  if (errcode !== undefined) return faultsOfDriver[errcode & 0xff] ?? null
  return faultsOfSystem[code ?? ''] ?? null
}

export const remedies: Readonly<Record<DatabaseFault, string>> = {
  locked: 'Another process holds the file. When it lets go, all goes on by itself.',
  full: 'The disk is full. Make room; all goes on by itself.',
  'read-only': 'The file or its disk cannot be written. Make it writable; all goes on by itself.',
  'no-access':
    'The user that runs the shop may not open the file or its folder, or something else stands in its place. Put that right; all goes on by itself.',
  damaged:
    'The file is no database of this shop, or is damaged. Nothing was changed in it, as orders may be in it. Move it away together with its -wal and -shm, and keep them: a new one is begun by itself. "sqlite3 FILE .recover" gets out what can still be read.',
  disk: 'The disk reports errors. See to the disk; all goes on by itself once it can be read and written.',
  moved: 'The file was moved or deleted while it was open. It is opened anew where it belongs.',
  unreachable:
    'The database of DATABASE_URL does not answer. See that it runs and can be reached; all goes on by itself.',
  older:
    'An earlier release wrote it in another layout: go back to that release, or begin anew with the file, its -wal and -shm moved away, or with an empty database.',
  newer: 'A newer release wrote the file. Start that release; this one would not understand what it wrote.',
}
