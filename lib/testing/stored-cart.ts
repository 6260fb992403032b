import { decodeCart, encodeCart } from '../../stores/cart-storage.ts'
import type { CartLine } from '../domain/cart.ts'

export function parseStoredCart(text: string | null): readonly CartLine[] {
  return decodeCart(text).lines
}

export function serializeCart(
  lines: readonly CartLine[],
  { order, at }: { readonly order: string | null; readonly at: number | null } = { order: null, at: null },
): string {
  return encodeCart({ lines, order, at }) ?? ''
}
