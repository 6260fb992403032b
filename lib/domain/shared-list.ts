import { type CartLine, maximumLines, maximumQuantity } from './cart.ts'
import type { VariantId } from './identifiers.ts'

/** Drops the prefix of a ULID, which is unique alone; '-' separates lines, so it becomes '~'. */
export function sharedReference(variantId: VariantId): string {
  const [, ulid] = /^[a-z]+_([0-9A-HJKMNP-TV-Z]{26})$/.exec(variantId) ?? []
  return ulid ?? variantId.replaceAll('-', '~')
}

/** Encodes lines as `01J…A.2-01J…B`, in characters that no messenger takes for the end of a link. */
export function encodeSharedList(lines: readonly Pick<CartLine, 'variantId' | 'quantity'>[]): string {
  return lines
    .map(({ variantId, quantity }) => {
      const reference = sharedReference(variantId)
      return quantity === 1 ? reference : `${reference}.${quantity}`
    })
    .join('-')
}

export type SharedLine = { readonly reference: string; readonly quantity: number }

const part = /^([0-9A-Za-z][0-9A-Za-z_~]{0,63})(?:\.([1-9]\d{0,2}))?$/

/** Returns null for anything but 1 to 100 lines of 1 to 999 pieces. */
export function decodeSharedList(text: string): readonly SharedLine[] | null {
  const parts = text.split('-', maximumLines + 1)
  if (parts.length > maximumLines) return null
  const lines = new Map<string, number>()
  for (const piece of parts) {
    const [, reference, quantity = '1'] = part.exec(piece) ?? []
    if (reference === undefined) return null
    lines.set(reference, Math.min(maximumQuantity, (lines.get(reference) ?? 0) + Number(quantity)))
  }
  return [...lines].map(([reference, quantity]) => ({ reference, quantity }))
}
