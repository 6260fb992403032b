import { type DatabaseFault, faultOf } from './fault.ts'

export type KeepOptions<T> = {
  readonly isServer: boolean
  readonly open: () => T | Promise<T>
  /** Writes without changing anything; throws or rejects on failure. */
  readonly check: (opened: T) => unknown
  readonly close: (opened: T) => unknown
  /** Called when the fault changes; null: usable again. */
  readonly onChange: (fault: DatabaseFault | null, error: unknown) => void
}

type Habits = {
  /** Milliseconds before the first retry; the pause grows. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** Milliseconds between health checks; null: the next fault reveals it. */
  readonly lookMs: number | null
  /** False for databases that reconnect by themselves. */
  readonly isOpenedAnew: boolean
  /** Fault of an unclassified error during a check, which touches only its own tables. */
  readonly otherwise: DatabaseFault
}

const ofFile: Habits = {
  firstPauseMs: 50,
  longestPauseMs: 10_000,
  lookMs: null,
  isOpenedAnew: true,
  otherwise: 'damaged',
}
const ofServer: Habits = {
  firstPauseMs: 1000,
  longestPauseMs: 1000,
  lookMs: 3000,
  isOpenedAnew: false,
  otherwise: 'unreachable',
}

const temporary: readonly DatabaseFault[] = ['locked', 'full']

/** Keeps a database usable and reopens it in the background; callers never wait. Never throws. */
export function keepUsable<T>({ isServer, open, check, close, onChange }: KeepOptions<T>) {
  const { firstPauseMs, longestPauseMs, lookMs, isOpenedAnew, otherwise } = isServer ? ofServer : ofFile
  let opened: T | null = null
  let fault: DatabaseFault | null = null
  let lastError: unknown
  let timer: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs
  let isClosed = false

  function note(next: DatabaseFault | null, error?: unknown): void {
    lastError = error
    if (next === fault) return
    fault = next
    onChange(next, error)
  }

  async function giveUp(): Promise<void> {
    const given = opened
    opened = null
    try {
      if (given !== null) await close(given)
    } catch {
      // Discarded even when closing fails.
    }
  }

  function lookAfter(milliseconds: number): void {
    if (isClosed) return
    timer ??= setTimeout(() => {
      looking = look()
    }, milliseconds).unref()
  }

  function failed(error: unknown, found: DatabaseFault): void {
    if (isOpenedAnew && !temporary.includes(found)) void giveUp()
    note(found, error)
    if (timer !== undefined) return
    lookAfter(pauseMs)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }

  async function look(): Promise<void> {
    timer = undefined
    let used = opened
    try {
      used ??= await open()
      opened = used
      await check(used)
      if (used !== opened) return
      pauseMs = firstPauseMs
      note(null)
      if (lookMs !== null) lookAfter(lookMs)
    } catch (error) {
      if (used === opened) failed(error, faultOf(error) ?? otherwise)
    }
  }

  let looking = look()
  const firstLook = looking

  return {
    /** Rejects at once during a known fault. A new fault starts the recovery. */
    async use<R>(work: (opened: T) => R | Promise<R>): Promise<R> {
      await firstLook
      const used = opened
      if (used === null || (fault !== null && !temporary.includes(fault))) throw lastError
      try {
        return await work(used)
      } catch (error) {
        const found = faultOf(error)
        // Ignores late results of a replaced database.
        if (found !== null && used === opened) failed(error, found)
        throw error
      }
    },
    fault: () => fault,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await looking
      await giveUp()
    },
  }
}
