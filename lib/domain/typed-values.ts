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

/**
 * `R$ 1.234,50`, `12,9`, `12.90` or `1,234.50` in minor units; null for anything else, for what is not exact, and, where
 * there are cents, for `1.234`: a thousand to some.
 */
export function parseAmount(text: string, decimals: number): number | null {
  const plain = text.replace(/^(R\$|US\$|\$|€)/i, '').replace(/[\s\u00a0]/g, '')
  const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(plain)
  const english = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(plain)
  const [, whole, fraction = ''] = brazilian ?? english ?? []
  if (whole === undefined || fraction.length > decimals) return null
  if (decimals > 0 && fraction === '' && /[.,]/.test(whole)) return null
  const amount = Number(`${whole.replace(/[.,]/g, '')}${fraction.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(amount) ? amount : null
}

/**
 * Whether a day, as 2026-11-22, is of the years that every database can hold. A year that is being typed begins as 0002,
 * and may get a fifth figure.
 */
export const isOfMarketYears = (day: string): boolean =>
  day.length === 10 && day >= '2000-01-01' && day <= '2100-12-31'

const typedDay = /^(\d{1,2})\D(\d{1,2})(?:\D(\d{4}|\d{2})?)?$/

/**
 * `22/11/2026`, `22112026`, `22/11/26` and `22/11` → `2026-11-22`, whatever language the browser speaks; without a year it
 * is of that of `today`. Null for what is no day of the market's years.
 */
export function parseDay(typed: string, today: string): string | null {
  const parted = typed.trim().replace(/^(\d\d)(\d\d)(\d{4}|\d\d)?$/, '$1/$2/$3')
  const [, date = '', month = '', year = today.slice(0, 4)] = typedDay.exec(parted) ?? []
  const day = [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  const isReal = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false
  return isReal && isOfMarketYears(day) ? day : null
}

/** A dash where others leave a cell empty, also as accounting formats write a zero. */
export function isDash(text: string): boolean {
  return /^(?:R\$)?\s*[-–—]+$/i.test(text)
}
