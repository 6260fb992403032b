import { log } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'
import { type DatabaseFault, remedies } from './fault.ts'
import { type KeepOptions, keepUsable } from './keep-usable.ts'

type Store = { readonly check: () => Promise<unknown>; readonly close: () => Promise<void> }

export type Reconnecting<T> = Omit<T, 'check'> & {
  readonly fault: () => DatabaseFault | null
}

type Watch = <R>(method: string, call: () => Promise<R>) => Promise<R>

type Options<T> = Pick<KeepOptions<T>, 'isServer' | 'open' | 'onChange'> & { readonly watch?: Watch }

type Method = (...parameters: unknown[]) => Promise<unknown>

export function reconnecting<T extends Store>({
  watch = (_method, call) => call(),
  ...options
}: Options<T>): Reconnecting<T> {
  const kept = keepUsable({
    ...options,
    check: (store) => store.check(),
    close: (store) => store.close(),
  })
  const own: Record<string, unknown> = { fault: kept.fault, close: kept.close }
  const methodOf =
    (name: string): Method =>
    (...parameters) =>
      watch(name, () => kept.use((store) => (Reflect.get(store, name) as Method).apply(store, parameters)))
  return new Proxy(own, {
    get(_own, name) {
      // `await` looks for `then`: a store is no promise.
      if (typeof name === 'symbol' || name === 'then') return undefined
      own[name] ??= methodOf(name)
      return own[name]
    },
  }) as Reconnecting<T>
}

/** Lists databases with the layout of another release, by the operator's names. */
export const foreignLayouts = () =>
  processSingleton('foreign-layouts', () => new Map<string, 'newer' | 'older'>())

export function logFault(names: { readonly part: string; readonly file: string }) {
  return (fault: DatabaseFault | null, error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error)
    if (fault === 'newer' || fault === 'older') foreignLayouts().set(names.file, fault)
    if (fault === null) log('info', 'file.usable', names)
    else log('error', 'file.unusable', { ...names, fault, message, remedy: remedies[fault] })
  }
}
