import fs from 'node:fs'
import { blockFor } from '../timing.ts'

export type Output = {
  /** Never waits, and never throws. */
  readonly write: (line: string) => void
  /** Writes what is still waiting, for at most so long (ms); for the end of the process, as nothing else goes on meanwhile. */
  readonly flush: (milliseconds: number) => void
}

type Options = {
  readonly fd: number
  /** Called with how many lines were left out, once there is room for a line. */
  readonly report: (level: 'warn', event: string, fields: { readonly lines: number }) => void
  /** Bytes that wait for a reader at most; what comes then is left out, and counted. */
  readonly maximumBytes?: number
  readonly pauseMs?: number
}

const busy = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EAGAIN'

/** Writes lines without waiting for a reader: every byte is written or known to wait, also as the process ends. */
export function openOutput({ fd, report, maximumBytes = 4 * 1024 * 1024, pauseMs = 20 }: Options): Output {
  let waiting: Buffer[] = []
  let bytes = 0
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  /** False while the reader takes nothing. */
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
