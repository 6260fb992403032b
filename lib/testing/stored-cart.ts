import { decodeCart, encodeCart } from '../../stores/cart-storage.ts'
import type { CartLine } from '../domain/cart.ts'

/** The lines in a stored text. */
export function parseStoredCart(text: string | null): readonly CartLine[] {
  return decodeCart(text).lines
}

/** What the shop stores for these lines, `order` where they are set aside for a checkout. */
export function serializeCart(
  lines: readonly CartLine[],
  { order, at }: { readonly order: string | null; readonly at: number | null } = { order: null, at: null },
): string {
  return encodeCart({ lines, order, at }) ?? ''
}
