import fs from 'node:fs'
import { blockFor } from '../timing.ts'

export type Output = {
  /** Never waits or throws. */
  readonly write: (line: string) => void
  /** Writes the rest, blocking for at most that many milliseconds; for the end of the process. */
  readonly flush: (milliseconds: number) => void
}

type Options = {
  readonly fd: number
  readonly report: (level: 'warn', event: string, fields: { readonly lines: number }) => void
  /** Largest backlog in bytes; further lines are dropped and counted. */
  readonly maximumBytes?: number
  readonly pauseMs?: number
}

const busy = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EAGAIN'

/** Writes lines without blocking on the reader; loses none silently, even at exit. */
export function openOutput({ fd, report, maximumBytes = 4 * 1024 * 1024, pauseMs = 20 }: Options): Output {
  let waiting: Buffer[] = []
  let bytes = 0
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  /** Returns false while the reader takes nothing. */
  function drain(): boolean {
    while (waiting.length > 0) {
      const [first = Buffer.alloc(0)] = waiting
      try {
        const written = fs.writeSync(fd, first)
        bytes -= written
        if (written === first.length) waiting.shift()
        else waiting[0] = first.subarray(written)
      } catch (error) {
        if (busy(error)) return false
        waiting = []
        bytes = 0
      }
    }
    return true
  }

  function later(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      if (!drain()) return later()
      if (dropped === 0) return
      const lines = dropped
      dropped = 0
      report('warn', 'log.dropped', { lines })
    }, pauseMs).unref()
  }

  function write(line: string): void {
    const chunk = Buffer.from(line)
    if (bytes + chunk.length > maximumBytes) {
      dropped += 1
      return
    }
    waiting.push(chunk)
    bytes += chunk.length
    if (timer === undefined && !drain()) later()
  }

  return {
    write,
    flush(milliseconds) {
      const until = performance.now() + milliseconds
      while (!drain() && performance.now() < until) blockFor(5)
    },
  }
}
