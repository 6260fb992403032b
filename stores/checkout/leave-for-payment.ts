import { fromJson, objectOf, text, whole } from '@/lib/browser/decode'
import type { CartLine } from '@/lib/domain/cart'
import { openStoredCart } from '@/stores/cart-storage'
import type { CartOrder } from '../cart-store'
import { createStoredValue, openStoredText, type StorageAccess } from '../stored-value'
import {
  cameBackByKey,
  lastLeftKey,
  leftElsewhereKey,
  leftFromHereKey,
  restoredCartKey,
} from './storage-keys'

type Options = {
  readonly storage: StorageAccess
  /** Lasts as long as the tab. */
  readonly tabStorage: StorageAccess
  readonly now: number
}

const departure = objectOf<CartOrder>({ order: text, at: whole() })

const openLastDeparture = (storage: StorageAccess) =>
  createStoredValue<CartOrder | null>({
    storage,
    key: lastLeftKey,
    decode: (stored) => fromJson(stored, departure) ?? null,
    encode: (last) => last && JSON.stringify(last),
  })

/** Milliseconds: a payment that was left so long ago is not worth a word any more. */
const worthAWordMs = 24 * 60 * 60 * 1000

type Moment = { readonly storage: StorageAccess; readonly now: number }

/** This tab leaves for the hosted checkout of an attempt. False: it will not know, as its storage is shut. */
export function leaveForPayment(attempt: string, { storage, tabStorage, now }: Options): boolean {
  const isNoted = openStoredText(tabStorage, leftFromHereKey).write(attempt)
  openStoredText(tabStorage, cameBackByKey).write(null)
  openLastDeparture(storage).write({ order: attempt, at: now })
  return isNoted
}

/**
 * The attempt whose hosted checkout sent the shopper back by its own link: that checkout may be closed, so the next
 * try needs a new one. After the back button it is still open, and the same address is right.
 */
export function cancelledAttempt({ tabStorage }: Pick<Options, 'tabStorage'>): string | null {
  const isByLink = openStoredText(tabStorage, cameBackByKey).read() === 'navigate'
  return isByLink ? openStoredText(tabStorage, leftFromHereKey).read() : null
}

/**
 * True while the cart holds something of a checkout that was left for in another tab, closed or not, and neither came
 * back there nor arrived at /success: its payment may be open, or made.
 */
export function isPaymentElsewhere(lines: readonly CartLine[], { storage, now }: Moment): boolean {
  if (openStoredText(storage, leftElsewhereKey).read() === null) return false
  const restored = openStoredCart(storage, restoredCartKey).read()
  if (now - (restored.at ?? now) > worthAWordMs) return false
  const inCart = new Set(lines.map(({ variantId }) => variantId))
  return restored.lines.some(({ variantId }) => inCart.has(variantId))
}
