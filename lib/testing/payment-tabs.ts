import { createCartStore } from '../../stores/cart-store.ts'
import { leaveForPayment } from '../../stores/checkout/leave-for-payment.ts'
import { leftFromHereKey } from '../../stores/checkout/storage-keys.ts'
import { memoryStorage } from './memory-storage.ts'
import { historyEntry, returnedTo, runReturnScript } from './run-return-script.ts'
import { cartItemOf, variantIdOf } from './sample-values.ts'

export const banana = cartItemOf()
export const bread = cartItemOf({ variantId: variantIdOf(2), title: 'Pão', stock: null })
export const cartAttempt = '11111111-1111-4111-8111-111111111111'
export const otherAttempt = '22222222-2222-4222-8222-222222222222'
export const start = 1_800_000_000_000

/** One browser; each tab has a cart store and a storage of its own. */
export function browser() {
  const storage = memoryStorage()
  let now = start
  const reported: (string | null)[] = []
  function tab() {
    const tabStorage = memoryStorage()
    const storages = () => ({ storage: () => storage, tabStorage: () => tabStorage, now })
    const { getState: cart } = createCartStore(() => storage)
    return {
      cart,
      quantities: () => cart().lines.map(({ quantity }) => quantity),
      /** A new page of ours in this tab, also by 'Cancelar' or the back button. */
      show() {
        cart().load()
        cart().restore(tabStorage.getItem(leftFromHereKey))
      },
      leave(key = cartAttempt) {
        leaveForPayment(key, storages())
        cart().setAside(cart().lines, { order: key, at: now })
      },
      leavePastTheCart: () => leaveForPayment(otherAttempt, storages()),
      /** Gives back the attempt that was paid, if it is known. None of our other scripts has come. */
      pay(history = historyEntry()) {
        const before = reported.length
        const fetch = async (_path: unknown, init?: RequestInit) => {
          reported.push(new Headers(init?.headers).get('idempotency-key'))
          return new Response(null, { status: 204 })
        }
        runReturnScript({ ...storages(), history, fetch, location: returnedTo })
        return reported[before] ?? null
      },
    }
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { tab, storage, pass }
}

export function left() {
  const all = browser()
  const tab = all.tab()
  tab.cart().add(banana, 2)
  tab.leave()
  return { ...all, one: tab }
}
