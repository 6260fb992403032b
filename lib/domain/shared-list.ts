import type { CartLine } from './cart.ts'
import type { VariantId } from './identifiers.ts'

/**
 * A variant in the address of a shared list. A ULID behind a prefix stands without the prefix, as it distinguishes variants
 * apart by itself; a dash, which there is between two lines, becomes '~'.
 */
export function sharedReference(variantId: VariantId): string {
  const [, ulid] = /^[a-z]+_([0-9A-HJKMNP-TV-Z]{26})$/.exec(variantId) ?? []
  return ulid ?? variantId.replaceAll('-', '~')
}

/**
 * Lines as one part of an address: `01J…A.2-01J…B`, each the reference of its variant and, above one, the pieces.
 * Characters that no messenger takes for the end of a link.
 */
export function encodeSharedList(lines: readonly Pick<CartLine, 'variantId' | 'quantity'>[]): string {
  return lines
    .map(({ variantId, quantity }) => {
      const reference = sharedReference(variantId)
      return quantity === 1 ? reference : `${reference}.${quantity}`
    })
    .join('-')
}
