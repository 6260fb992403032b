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
      /** Shows our page anew, also after 'Cancelar' or back. */
      show() {
        cart().load()
        cart().restore(tabStorage.getItem(leftFromHereKey))
      },
      leave(key = cartAttempt) {
        leaveForPayment(key, storages())
        cart().setAside(cart().lines, { order: key, at: now })
      },
      leavePastTheCart: () => leaveForPayment(otherAttempt, storages()),
      /** Returns the paid attempt, if known; runs none of our other scripts. */
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
