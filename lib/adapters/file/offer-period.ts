import { momentOf } from '../../domain/market-time.ts'
import { parseDay } from '../../domain/typed-values.ts'

/** Milliseconds since 1970; `to` is the first moment without the offer. */
export type OfferPeriod = { readonly from: number; readonly to: number }

const day = String.raw`(\d{4})[-/](\d\d?)[-/](\d\d?)|(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)`
const time = String.raw`(\d\d?)(?::|\s?h(?:oras?)?)(\d\d)?(?::(\d\d)(?:[.,]\d+)?)?(?:\s?hs?\b|min\b)?\s*(Z|[+-]\d\d(?::?\d\d)?(?!\d|[/.-]\d\d?[/.-]))?`
const moments = new RegExp(String.raw`(?<!\d)(?:${day})(?:(?:T|,?\s+(?:[àa]s\s+)?)${time})?(?![\d:])`, 'gi')
const links =
  /^(?:\s|[-–—/|,;]|\b(?:de|desde|a|ao|o|as|às|até|ate|v[áa]lid[ao]|partir|do|dia|e|em diante|from|to|until|seg|ter|qua|qui|sex|s[áa]b|dom)(?:unda|ça|rta|nta|ta|ado|ingo)?(?:-feira)?(?![\p{L}\d])|[().])*$/iu

const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const named = new RegExp(
  String.raw`\b(\d\d?)(?:[/ -]|\s+de\s+)(${months.join('|')})[a-zç]*\.?(?:[/ -]|\s+de\s+)(?=\d)`,
  'gi',
)

/** Converts Excel's day numbers and names of months to digits. */
function writeNumbers(text: string): string {
  const serial = /^[3-7]\d{4}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (Number.isNaN(serial))
    return text.replace(named, (_, date, name) => `${date}/${months.indexOf(name.toLowerCase()) + 1}/`)
  const written = new Date(Math.round((serial - 25_569) * 1440) * 60_000).toISOString()
  return written.slice(0, Number.isInteger(serial) ? 10 : 16)
}

/** Reads a moment by the market's clock; a day lasts until midnight. Null for anything else. */
function readMoment(parts: readonly (string | undefined)[]) {
  const [year = parts[5] ?? '', month = parts[4], date = parts[3], ...clock] = [
    ...parts.slice(0, 3),
    ...parts.slice(6),
  ]
  const found = parseDay(`${date}/${month}/${year}`, '')
  if (found === null) return null
  const [hours, minutes = '00', seconds = '00', zone] = clock
  if (hours === undefined) return { from: momentOf(found, 0), to: momentOf(found, 1440) }
  const [hour, minute, second] = [hours, minutes, seconds].map(Number)
  if (hour === undefined || minute === undefined || second === undefined) return null
  if (hour > 24 || minute > 59 || second > 59) return null
  const offset = zone
    ?.toUpperCase()
    .replace(/^([+-]\d\d):?(\d\d)?$/, (_, own, rest = '00') => `${own}:${rest}`)
  const at = offset
    ? Date.parse(`${found}T00:00:00${offset}`) + (hour * 60 + minute) * 60_000
    : momentOf(found, hour * 60 + minute)
  return { from: at + second * 1000, to: at + second * 1000 }
}

/** Reads up to two moments; null when unclear. */
function readMoments(text: string) {
  // Programs write zeros where there is no date.
  const written = /^[0\s/:.T-]*$/.test(text) ? '' : writeNumbers(text.trim())
  const found = [...written.matchAll(moments)].map(([, ...parts]) => readMoment(parts))
  if (!links.test(written.replace(moments, '')) || found.length > 2) return null
  if (written !== '' && found.length === 0) return null
  return found.every((moment) => moment !== null) ? found : null
}

/** Reads an offer from two columns, of which either may hold both moments; null when unclear. */
export function readOfferPeriod(begins: string, ends: string): OfferPeriod | null {
  const [first, last] = [readMoments(begins), readMoments(ends)]
  if (first === null || last === null) return null
  const isEnd = /at[ée]|until/i.test(begins)
  const isStart = /desde|partir|diante|from/i.test(ends)
  const starts = [isEnd && !first[1] ? undefined : first[0], isStart || last[1] ? last[0] : undefined]
  const stops = [isEnd ? first.at(-1) : first[1], isStart ? last[1] : last.at(-1)]
  const from = Math.max(...starts.map((moment) => moment?.from ?? Number.NEGATIVE_INFINITY))
  const to = Math.min(...stops.map((moment) => moment?.to ?? Number.POSITIVE_INFINITY))
  return from < to ? { from, to } : null
}

export const isDuring = ({ from, to }: OfferPeriod, at: number) => from <= at && at < to
