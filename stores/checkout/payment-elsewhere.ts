import type { CartLine } from '@/lib/domain/cart'
import { readStorage } from '../browser-storage'
import { type KeyValueStorage, leftElsewhereKey, parseStoredCart, restoredCartKey } from '../cart-storage'

/** Milliseconds: a payment that was left so long ago is not worth a word any more. */
const worthAWordMs = 24 * 60 * 60 * 1000

type Options = { readonly storage: () => KeyValueStorage; readonly now: number }

/**
 * True while the cart holds something of a checkout that was left for in another tab, closed or not, and neither came
 * back there nor arrived at /success: its payment may be open, or made.
 */
export function isPaymentElsewhere(lines: readonly CartLine[], { storage, now }: Options): boolean {
  if (readStorage(storage, leftElsewhereKey) === null) return false
  const text = readStorage(storage, restoredCartKey)
  if (now - leftAt(text) > worthAWordMs) return false
  const inCart = new Set(lines.map(({ variantId }) => variantId))
  return parseStoredCart(text).some(({ variantId }) => inCart.has(variantId))
}

/** Milliseconds since 1970. */
function leftAt(text: string | null): number {
  try {
    return Number(JSON.parse(text ?? '{}').at)
  } catch {
    return 0
  }
}
