export const defaultTimeZone = 'America/Sao_Paulo'

let zone: string | undefined

/** IANA zone from the setting TIME_ZONE; pages pass it on as `data-time-zone` unless it is the default. */
export function marketTimeZone(): string {
  zone ??=
    (typeof document === 'undefined'
      ? process.env['TIME_ZONE']?.trim()
      : document.documentElement.dataset['timeZone']) || defaultTimeZone
  return zone
}

/** Recognizes IANA names; rejects offsets such as -04:00. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Z][\w-]+(?:\/[\w-]+)+$/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null
    )
  } catch {
    return false
  }
}

export type MarketTime = {
  readonly day: string
  readonly minutes: number
}

const dayMs = 86_400_000
const minuteMs = 60_000

let clock: Intl.DateTimeFormat | undefined

export const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay()

export function marketTime(at: number): MarketTime {
  clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: marketTimeZone(),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`
  return { day, minutes: Number(parts['hour']) * 60 + Number(parts['minute']) }
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

const asIfInUtc = ({ day, minutes }: Pick<MarketTime, 'day' | 'minutes'>) =>
  Date.parse(`${day}T00:00Z`) + minutes * minuteMs

/** Returns ms since 1970; skips ahead over an hour that summer time leaves out. 1440 is the next day. */
export function momentOf(day: string, minutes: number): number {
  const wanted = asIfInUtc({ day, minutes })
  const offsetAt = (at: number) => asIfInUtc(marketTime(at)) - Math.floor(at / minuteMs) * minuteMs
  const first = wanted - offsetAt(wanted)
  const candidates = [first, wanted - offsetAt(first)]
  return candidates.find((at) => asIfInUtc(marketTime(at)) === wanted) ?? Math.max(...candidates)
}
