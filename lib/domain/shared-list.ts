import type { CartLine } from './cart.ts'

const idPrefix = 'variant_'

/**
 * Lines as one part of an address: `01J…A.2-01J…B`, each the variant's id without its prefix and, above one, the pieces.
 * Letters, digits, dots and dashes only, so that no messenger breaks the link.
 */
export function encodeSharedList(lines: readonly Pick<CartLine, 'variantId' | 'quantity'>[]): string {
  return lines
    .map(({ variantId, quantity }) => {
      const id = variantId.slice(idPrefix.length)
      return quantity === 1 ? id : `${id}.${quantity}`
    })
    .join('-')
}
