import { type FileHandle, open } from 'node:fs/promises'

export type Flush = {
  /** Resolves when all that was committed before is on the disk; rejects with the disk's own error. */
  readonly flush: () => Promise<void>
  readonly close: () => void
}

/**
 * Puts SQLite's log of writes on the disk beside the event loop, which a commit that waits for the disk by itself would
 * stop. Writers that come while the disk is at work share the next turn: a slow disk slows a crowd once.
 */
export function createFlush(logOfWrites: string): Flush {
  // No lock of SQLite's is on this file: closing it lets go of none. It stays the same as long as the database is open.
  let opened: Promise<FileHandle> | null = null
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function flushNow(): Promise<void> {
    opened ??= open(logOfWrites, 'r+')
    const [handle] = await Promise.allSettled([opened])
    if (handle.status === 'fulfilled') return handle.value.datasync()
    opened = null
    throw handle.reason
  }

  function start(): Promise<void> {
    next = null
    running = flushNow().finally(() => {
      running = null
    })
    return running
  }

  return {
    flush() {
      if (running === null) return start()
      // What was committed since the disk began may not be part of what it is writing.
      next ??= running.then(start, start)
      return next
    },
    close() {
      void opened?.then((handle) => handle.close()).catch(() => undefined)
      opened = null
    },
  }
}
