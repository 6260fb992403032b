import { maximumLines, maximumQuantity } from './cart.ts'
import { type VariantId, variantIdSchema } from './identifiers.ts'

export type SharedLine = { readonly variantId: VariantId; readonly quantity: number }

const part = /^([0-9A-Za-z]{10,40})(?:\.([1-9]\d{0,2}))?$/

/** The lines of a shared list, or null for anything that no cart of ours makes: at most 100 lines of 1 to 999 pieces. */
export function decodeSharedList(text: string): readonly SharedLine[] | null {
  const parts = text.split('-', maximumLines + 1)
  if (parts.length > maximumLines) return null
  const lines = new Map<VariantId, number>()
  for (const piece of parts) {
    const [, id, quantity = '1'] = part.exec(piece) ?? []
    if (id === undefined) return null
    const variantId = variantIdSchema.parse(`variant_${id}`)
    lines.set(variantId, Math.min(maximumQuantity, (lines.get(variantId) ?? 0) + Number(quantity)))
  }
  return [...lines].map(([variantId, quantity]) => ({ variantId, quantity }))
}
