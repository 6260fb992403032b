import { maximumLines, maximumQuantity } from './cart.ts'

export type SharedLine = { readonly reference: string; readonly quantity: number }

const part = /^([0-9A-Za-z][0-9A-Za-z_~]{0,63})(?:\.([1-9]\d{0,2}))?$/

/**
 * The lines of a shared list by `sharedReference`, or null for anything that no cart of ours makes: at most 100 lines
 * of 1 to 999 pieces. What a reference stands for, only the catalogue knows.
 */
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
