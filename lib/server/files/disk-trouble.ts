import fs from 'node:fs/promises'
import path from 'node:path'
import { log as writeLog } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'

/** A nearly full disk still takes small files: recovered after a minute without failures. */
const quietMs = 60_000
/** Bytes; about the size of a kept page. */
const probeBytes = 256 * 1024

/** Rejects when no file of usual size can be written. */
async function writeProbe(folder: string): Promise<void> {
  const file = path.join(folder, `.probe-${process.pid}`)
  try {
    await fs.mkdir(folder, { recursive: true })
    await fs.writeFile(file, Buffer.alloc(probeBytes), { mode: 0o600 })
  } finally {
    await fs.rm(file, { force: true })
  }
}

const troubled = () => processSingleton('disk-troubles', () => new Map<string, string>())

export function diskTroubles(): ReadonlyMap<string, string> {
  return troubled()
}

/** Logs once that a folder cannot be written, and retries every minute. */
export function createDiskTrouble(
  folder: string,
  { log = writeLog, now = () => performance.now() }: { log?: typeof writeLog; now?: () => number } = {},
) {
  let isReported = false
  let failedAt = 0

  function tryLater(): void {
    const timer = setTimeout(async () => {
      if (!isReported) return
      await writeProbe(folder).then(clear, () => {
        failedAt = now()
      })
      if (isReported) tryLater()
    }, quietMs)
    timer.unref()
  }

  function clear(): void {
    if (!isReported || now() - failedAt < quietMs) return
    isReported = false
    troubled().delete(folder)
    log('info', 'disk.writes-again', { folder })
  }

  return {
    report(error: unknown): void {
      failedAt = now()
      if (isReported) return
      isReported = true
      tryLater()
      const { code } = error as NodeJS.ErrnoException
      troubled().set(folder, code ?? 'unknown')
      log('error', 'disk.write-failed', { folder, code, message: String(error) })
    },
    clear,
  }
}
