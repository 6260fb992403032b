import { type DatabaseFault, faultOf } from './fault.ts'

export type KeepOptions<T> = {
  /** Reached by the network; false: a file of this machine. */
  readonly isServer: boolean
  /** Opens it; throws, or rejects, where that cannot be done now. */
  readonly open: () => T | Promise<T>
  /** Writes something that changes nothing; throws, or rejects, where that cannot be done now. */
  readonly check: (opened: T) => unknown
  readonly close: (opened: T) => unknown
  /** Called whenever the fault becomes another one; null: it can be used (again). */
  readonly onChange: (fault: DatabaseFault | null, error: unknown) => void
}

type KeptUsable<T> = {
  /**
   * Rejects why it cannot be used: at once while that is known, else with what the work rejects with, which is looked at: a
   * fault is tried to be overcome.
   */
  readonly use: <R>(work: (opened: T) => R | Promise<R>) => Promise<R>
  readonly fault: () => DatabaseFault | null
  readonly close: () => Promise<void>
}

type Habits = {
  /** Milliseconds until it is looked at again while it cannot be used, ever more seldom. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** Milliseconds between two looks while all is well; null: the next fault says it. */
  readonly lookMs: number | null
  /** False: it connects again by itself, and what it holds goes on. */
  readonly isOpenedAnew: boolean
  /** What it is where an error does not say it: it is asked for nothing but its own tables when it is looked at. */
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

/** Keeps a database usable, opening it in the background; no caller waits for one that is away. Never throws. */
export function keepUsable<T>({ isServer, open, check, close, onChange }: KeepOptions<T>): KeptUsable<T> {
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
      // What cannot be closed is not used any more all the same.
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
    async use(work) {
      await firstLook
      const used = opened
      if (used === null || (fault !== null && !temporary.includes(fault))) throw lastError
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
    async close() {
      isClosed = true
      clearTimeout(timer)
      await looking
      await giveUp()
    },
  }
}
