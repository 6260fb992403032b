export const weightUnits = ['kg', 'g'] as const
export type WeightUnit = (typeof weightUnits)[number]

/** Grams; more than anybody puts on the scale for one line. */
const heaviest = 100_000

const number = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,3}))?$/
const withUnit = /^(.*?)\s*(kg|g)\.?$/i

/**
 * `'0,450'` and `'0.45'` in kg, `'450'` in g → 450: what a scale shows, as whole grams. A unit that is typed goes before
 * the one that is chosen. Null for what is no weight, 0, or too much to be one.
 */
export function parseWeight(typed: string, unit: WeightUnit): number | null {
  const text = typed.trim()
  const [, amount = text, named] = withUnit.exec(text) ?? []
  const isGrams = (named?.toLowerCase() ?? unit) === 'g'
  // '1.500' on a scale in kg is one and a half; in grams it is fifteen hundred.
  const [, whole, decimals = ''] = number.exec(isGrams ? amount : amount.replace('.', ',')) ?? []
  if (whole === undefined) return null
  const plain = whole.replaceAll('.', '')
  const grams = isGrams
    ? Math.round(Number(`${plain}.${decimals || 0}`))
    : Number(plain) * 1000 + Number(decimals.padEnd(3, '0'))
  return grams > 0 && grams <= heaviest ? grams : null
}
