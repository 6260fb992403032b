import { log as writeLog } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'

export type DiskTrouble = {
  /** Something could not be written. */
  readonly report: (error: unknown) => void
  /** Something could. */
  readonly clear: () => void
}

/** A disk that is nearly full takes small files between large ones: it is called well after a minute without a failure. */
const quietMs = 60_000

const troubled = () => processSingleton('disk-troubles', () => new Map<string, string>())

/** The folders that cannot be written now, and the system's code for it. */
export function diskTroubles(): ReadonlyMap<string, string> {
  return troubled()
}

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
      troubled().set(folder, code ?? 'unknown')
      log('error', 'disk.write-failed', { folder, code, message: String(error) })
    },
    clear() {
      if (!isReported || now() - failedAt < quietMs) return
      isReported = false
      troubled().delete(folder)
      log('info', 'disk.writes-again', { folder })
    },
  }
}
