import { log } from '../log.ts'
import { type DatabaseFault, remedies } from './fault.ts'
import { keepConnected } from './keep-connected.ts'
import { keepOpen } from './keep-open.ts'

/** What can be kept: all of its methods return promises. */
type Store = { readonly check: () => Promise<unknown>; readonly close: () => Promise<void> }

export type Reconnecting<T> = Omit<T, 'check'> & {
  /** Why it cannot be used now; null as long as it can. */
  readonly fault: () => DatabaseFault | null
}

type Kept<T> = {
  readonly use: <R>(work: (store: T) => Promise<R>) => Promise<R>
  readonly fault: () => DatabaseFault | null
  readonly close: () => void | Promise<void>
}

/** Called around each call of a method. */
type Watch = <R>(method: string, call: () => Promise<R>) => Promise<R>

type Options<Opened> = {
  readonly open: () => Opened
  /** Called whenever the fault becomes another one; null: it can be used (again). */
  readonly onChange: (fault: DatabaseFault | null, error: unknown) => void
  readonly watch?: Watch
}

/**
 * A store that is there from the start, whether or not its file can be opened: while it cannot, every method rejects with
 * the reason, and the file is tried again and again.
 */
export function reconnectingFile<T extends Store>({ watch, ...options }: Options<T>): Reconnecting<T> {
  const kept = keepOpen({
    ...options,
    check: (store) => store.check(),
    close: (store) => void store.close().catch(() => undefined),
  })
  return forwardTo(kept, watch)
}

/** The same over a database that is reached by the network, and may be away for a while. */
export function reconnectingServer<T extends Store>({
  watch,
  ...options
}: Options<Promise<T>>): Reconnecting<T> {
  const kept = keepConnected({
    ...options,
    check: (store) => store.check(),
    close: (store) => store.close(),
  })
  return forwardTo(kept, watch)
}

type Method = (...parameters: unknown[]) => Promise<unknown>

function forwardTo<T extends object>(
  kept: Kept<T>,
  watch: Watch = (_method, call) => call(),
): Reconnecting<T> {
  const own: Record<string, unknown> = { fault: kept.fault, close: async () => kept.close() }
  const methodOf =
    (name: string): Method =>
    (...parameters) =>
      watch(name, () => kept.use((store) => (Reflect.get(store, name) as Method).apply(store, parameters)))
  return new Proxy(own, {
    get(_own, name) {
      // What is awaited is asked for `then`: a store is no promise.
      if (typeof name === 'symbol' || name === 'then') return undefined
      own[name] ??= methodOf(name)
      return own[name]
    },
  }) as Reconnecting<T>
}

/** Logs for the operator that a file of the shop cannot be used, why, and what to do; and when it can be used again. */
export function logFault(names: { readonly part: string; readonly file: string }) {
  return (fault: DatabaseFault | null, error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error)
    if (fault === null) log('info', 'file.usable', names)
    else log('error', 'file.unusable', { ...names, fault, message, remedy: remedies[fault] })
  }
}
