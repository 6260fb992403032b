import type { DatabaseFault } from '../../server/database/fault.ts'
import { faultOf } from '../../server/database/fault.ts'
import { keepUsable } from '../../server/database/keep-usable.ts'
import { whileLocked } from '../../server/database/while-locked.ts'
import { json } from './answers.ts'
import type { EmbeddedStore } from './handler.ts'

type Later<T> = T extends (...parameters: infer P) => infer R ? (...parameters: P) => R | Promise<R> : never

/** The checkouts of a store, at once or in a while. */
export type Sessions = {
  readonly [Name in 'findCheckout' | 'payCheckout' | 'cancelCheckout']: Later<EmbeddedStore[Name]>
}

export type ReconnectingStore = Pick<EmbeddedStore, 'handle'> &
  Sessions & {
    readonly fault: () => DatabaseFault | null
  }

type Options = {
  /** Throws with a fault where the file cannot be opened. */
  readonly open: () => {
    readonly store: EmbeddedStore
    readonly check: () => void
    readonly close: () => void
  }
  readonly onChange: (fault: DatabaseFault | null, error: unknown) => void
}

/** A store that answers 503, as one over HTTP would, while its file cannot be used. Its sessions throw then. */
export function reconnectingStore({ open, onChange }: Options): ReconnectingStore {
  const kept = keepUsable({
    isServer: false,
    open,
    check: ({ check }) => check(),
    close: ({ close }) => close(),
    onChange,
  })
  return {
    async handle(request) {
      try {
        return await kept.use(({ store }) => store.handle(request))
      } catch (error) {
        if (faultOf(error) === null) throw error
        return json({ status: 503, body: { statusCode: 503, message: 'Service Unavailable' } })
      }
    },
    findCheckout: (id) => kept.use(({ store }) => whileLocked(() => store.findCheckout(id))),
    payCheckout: (id, method) => kept.use(({ store }) => whileLocked(() => store.payCheckout(id, method))),
    cancelCheckout: (id) => kept.use(({ store }) => whileLocked(() => store.cancelCheckout(id))),
    fault: kept.fault,
  }
}
