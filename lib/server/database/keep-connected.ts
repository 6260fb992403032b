import { type DatabaseFault, faultOf } from './fault.ts'

type Options<T> = {
  /** Connects; rejects where that cannot be done now. */
  readonly open: () => Promise<T>
  /** Rejects where the database cannot be written now. */
  readonly check: (opened: T) => Promise<unknown>
  readonly close: (opened: T) => Promise<void>
  /** Called whenever the fault becomes another one; null: it can be used (again). */
  readonly onChange: (fault: DatabaseFault | null, error: unknown) => void
}

export type KeptConnected<T> = {
  /** Rejects why it cannot be used: at once while that is known, else with what the work rejects with. */
  readonly use: <R>(work: (opened: T) => Promise<R>) => Promise<R>
  /** Null as long as it can be used. */
  readonly fault: () => DatabaseFault | null
  readonly close: () => Promise<void>
}

/** Milliseconds between two looks: while all is well, and while it is not. */
const lookMs = 3000
const faultLookMs = 1000

/** Statements that waited too long, and no room: the connection is as good as any other. */
const temporary: readonly DatabaseFault[] = ['locked', 'full']

/**
 * Keeps a database over the network usable: connects in the background, looks after it every few seconds, and lets
 * no caller wait for one that is known to be away.
 */
export function keepConnected<T>({ open, check, close, onChange }: Options<T>): KeptConnected<T> {
  let opened: T | null = null
  let fault: DatabaseFault | null = null
  let lastError: unknown
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function note(next: DatabaseFault | null, error?: unknown): void {
    lastError = error
    if (next === fault) return
    fault = next
    onChange(next, error)
  }

  async function look(): Promise<void> {
    try {
      opened ??= await open()
      await check(opened)
      note(null)
    } catch (error) {
      note(faultOf(error) ?? 'unreachable', error)
    }
    if (isClosed) return
    timer = setTimeout(look, fault === null ? lookMs : faultLookMs).unref()
  }

  const firstLook = look()

  return {
    async use(work) {
      await firstLook
      if (opened === null || (fault !== null && !temporary.includes(fault))) throw lastError
      try {
        return await work(opened)
      } catch (error) {
        const found = faultOf(error)
        if (found !== null) note(found, error)
        throw error
      }
    },
    fault: () => fault,
    async close() {
      isClosed = true
      await firstLook
      clearTimeout(timer)
      if (opened !== null) await close(opened)
    },
  }
}
