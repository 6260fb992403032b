import { log } from '../log.ts'

export type DiskTrouble = {
  /** Something could not be written. */
  readonly report: (error: unknown) => void
  /** Something could. */
  readonly clear: () => void
}

/** A disk that is nearly full takes small files between large ones: it is called well after a minute without a failure. */
const quietMs = 60_000

/** Tells the operator of a folder that cannot be written: full, read-only, or no folder. Once, not with every file. */
export function createDiskTrouble(
  folder: string,
  { tell = log, now = () => performance.now() }: { tell?: typeof log; now?: () => number } = {},
): DiskTrouble {
  let isTold = false
  let failedAt = 0

  return {
    report(error) {
      failedAt = now()
      if (isTold) return
      isTold = true
      const { code } = error as NodeJS.ErrnoException
      tell('error', 'disk.write-failed', { folder, code, message: String(error) })
    },
    clear() {
      if (!isTold || now() - failedAt < quietMs) return
      isTold = false
      tell('info', 'disk.writes-again', { folder })
    },
  }
}
