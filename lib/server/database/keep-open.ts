import { type DatabaseFault, faultOf } from './fault.ts'

type Options<T> = {
  /** Opens it; throws where that cannot be done now. */
  readonly open: () => T
  /** Writes something that changes nothing; throws, or rejects, where that cannot be done now. */
  readonly check: (opened: T) => unknown
  readonly close: (opened: T) => void
  /** Called whenever the fault becomes another one; null: it can be used (again). */
  readonly onChange: (fault: DatabaseFault | null, error: unknown) => void
}

export type KeptOpen<T> = {
  /** Throws, without waiting, why it is not open. What the work throws is looked at: a fault is tried to be overcome. */
  readonly use: <R>(work: (opened: T) => R | Promise<R>) => Promise<R>
  /** Null as long as it can be used. */
  readonly fault: () => DatabaseFault | null
  readonly close: () => void
}

/** Milliseconds. */
const firstPauseMs = 50
const longestPauseMs = 10_000

/** These pass without opening the file anew, and what waits for them goes on with the same connection. */
const temporary: readonly DatabaseFault[] = ['locked', 'full']

/**
 * Keeps a database open, and opens it again as often as needed, ever more seldom, at least every 10 s. Never throws
 * by itself.
 */
export function keepOpen<T>({ open, check, close, onChange }: Options<T>): KeptOpen<T> {
  let opened: T | null = null
  let fault: DatabaseFault | null = null
  let lastError: unknown
  let timer: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs

  function note(next: DatabaseFault | null, error?: unknown): void {
    lastError = error
    if (next === fault) return
    fault = next
    onChange(next, error)
  }

  function giveUp(): void {
    const given = opened
    opened = null
    try {
      if (given !== null) close(given)
    } catch {
      // What cannot be closed is not used any more all the same.
    }
  }

  function tryLater(): void {
    if (timer !== undefined) return
    timer = setTimeout(attempt, pauseMs).unref()
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }

  function failed(error: unknown, found: DatabaseFault): void {
    if (!temporary.includes(found)) giveUp()
    note(found, error)
    tryLater()
  }

  async function attempt(): Promise<void> {
    timer = undefined
    let used = opened
    try {
      used ??= open()
      opened = used
      await check(used)
      if (used !== opened) return
      pauseMs = firstPauseMs
      note(null)
    } catch (error) {
      // It is asked for nothing but its own tables here: a file that fails at that is not ours.
      if (used === opened) failed(error, faultOf(error) ?? 'damaged')
    }
  }

  void attempt()

  return {
    async use(work) {
      const used = opened
      if (used === null) throw lastError
      try {
        return await work(used)
      } catch (error) {
        const found = faultOf(error)
        // What still waited for one that was given up says nothing of the one that took its place.
        if (found !== null && used === opened) failed(error, found)
        throw error
      }
    },
    fault: () => fault,
    close() {
      clearTimeout(timer)
      giveUp()
    },
  }
}
