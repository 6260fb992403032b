import type { CartLine } from '@/lib/domain/cart'
import { openStoredCart } from '../cart-storage'
import { openStoredText, type StorageAccess } from '../stored-value'
import { leftElsewhereKey, restoredCartKey } from './storage-keys'

/** Milliseconds: a payment that was left so long ago is not worth a word any more. */
const worthAWordMs = 24 * 60 * 60 * 1000

type Options = { readonly storage: StorageAccess; readonly now: number }

/**
 * True while the cart holds something of a checkout that was left for in another tab, closed or not, and neither came
 * back there nor arrived at /success: its payment may be open, or made.
 */
export function isPaymentElsewhere(lines: readonly CartLine[], { storage, now }: Options): boolean {
  if (openStoredText(storage, leftElsewhereKey).read() === null) return false
  const restored = openStoredCart(storage, restoredCartKey).read()
  if (now - (restored.at ?? now) > worthAWordMs) return false
  const inCart = new Set(lines.map(({ variantId }) => variantId))
  return restored.lines.some(({ variantId }) => inCart.has(variantId))
}
