import { log as writeLog } from '../log.ts'

export type DiskTrouble = {
  /** Something could not be written. */
  readonly report: (error: unknown) => void
  /** Something could. */
  readonly clear: () => void
}

/** A disk that is nearly full takes small files between large ones: it is called well after a minute without a failure. */
const quietMs = 60_000

/** Logs for the operator a folder that cannot be written: full, read-only, or no folder. Once, not with every file. */
export function createDiskTrouble(
  folder: string,
  { log = writeLog, now = () => performance.now() }: { log?: typeof writeLog; now?: () => number } = {},
): DiskTrouble {
  let isReported = false
  let failedAt = 0

  return {
    report(error) {
      failedAt = now()
      if (isReported) return
      isReported = true
      const { code } = error as NodeJS.ErrnoException
      log('error', 'disk.write-failed', { folder, code, message: String(error) })
    },
    clear() {
      if (!isReported || now() - failedAt < quietMs) return
      isReported = false
      log('info', 'disk.writes-again', { folder })
    },
  }
}
