import type { CartLine } from '@/lib/domain/cart'
import { openStoredCart } from '../cart-storage'
import type { CartOrder } from '../cart-store'
import { openStoredText, type StorageAccess } from '../stored-value'
import {
  cameBackByKey,
  lastLeftKey,
  leftElsewhereKey,
  leftFromHereKey,
  restoredCartKey,
} from './storage-keys'

type Moment = { readonly storage: StorageAccess; readonly now: number }
type Options = Moment & { readonly tabStorage: StorageAccess }

/** Milliseconds after which an open payment is no longer mentioned. */
const worthAWordMs = 24 * 60 * 60 * 1000

export function leaveForPayment(attempt: string, { storage, tabStorage, now }: Options): boolean {
  const isNoted = openStoredText(tabStorage, leftFromHereKey).write(attempt)
  openStoredText(tabStorage, cameBackByKey).write(null)
  const departure: CartOrder = { order: attempt, at: now }
  openStoredText(storage, lastLeftKey).write(JSON.stringify(departure))
  return isNoted
}

/** Returns the attempt cancelled by the checkout's own link, which may close it; the back button does not. */
export function cancelledAttempt({ tabStorage }: Pick<Options, 'tabStorage'>): string | null {
  const isByLink = openStoredText(tabStorage, cameBackByKey).read() === 'navigate'
  return isByLink ? openStoredText(tabStorage, leftFromHereKey).read() : null
}

/** Is true while the cart holds lines of a checkout left in another tab without a return: it may be paid. */
export function isPaymentElsewhere(lines: readonly CartLine[], { storage, now }: Moment): boolean {
  if (openStoredText(storage, leftElsewhereKey).read() === null) return false
  const restored = openStoredCart(storage, restoredCartKey).read()
  if (now - (restored.at ?? now) > worthAWordMs) return false
  const inCart = new Set(lines.map(({ variantId }) => variantId))
  return restored.lines.some(({ variantId }) => inCart.has(variantId))
}
