export const weightUnits = ['kg', 'g'] as const
export type WeightUnit = (typeof weightUnits)[number]

const heaviest = 100_000

const number = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,3}))?$/
const withUnit = /^(.*?)\s*(kg|g)\.?$/i

/** Reads whole grams: `'0,450'` in kg, `'450'` in g → 450. A typed unit wins. Null for 0 or too much. */
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

/** Reads `1.234,50`, `12.90` or `1,234.50` as minor units; null if inexact, or ambiguous such as `1.234`. */
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

/** Rejects unfinished years such as 0002, and years outside of the databases' range. */
export const isOfMarketYears = (day: string): boolean =>
  day.length === 10 && day >= '2000-01-01' && day <= '2100-12-31'

const typedDay = /^(\d{1,2})\D(\d{1,2})(?:\D(\d{4}|\d{2})?)?$/

/** Reads `22/11/2026`, `22112026`, `22/11/26` and `22/11` (year of `today`) as `2026-11-22`. */
export function parseDay(typed: string, today: string): string | null {
  const parted = typed.trim().replace(/^(\d\d)(\d\d)(\d{4}|\d\d)?$/, '$1/$2/$3')
  const [, date = '', month = '', year = today.slice(0, 4)] = typedDay.exec(parted) ?? []
  const day = [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  const isReal = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false
  return isReal && isOfMarketYears(day) ? day : null
}

/** Recognizes dashes for an empty cell or an accounting zero. */
export function isDash(text: string): boolean {
  return /^(?:R\$)?\s*[-–—]+$/i.test(text)
}
