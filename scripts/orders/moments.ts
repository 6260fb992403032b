import { timeZone, utcOffset } from '../../lib/copy/language.ts'

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const dayMs = 86_400_000

export type Moment = { readonly time: number; readonly isWholeDay: boolean }

/**
 * `2026-11-21` (that day in São Paulo), `2026-11-21T08:30` (there, too), an ISO time with its zone, or how long
 * ago: `30m`, `12h`, `7d`. Null for anything else.
 */
export function parseMoment(text: string, now: number): Moment | null {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  if (count !== undefined) return { time: now - Number(count) * (units[unit] ?? 0), isWholeDay: false }
  const isWholeDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const isLocal = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)
  const isZoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  if (!isWholeDay && !isLocal && !isZoned) return null
  const time = Date.parse(isZoned ? text : isLocal ? `${text}${utcOffset}` : `${text}T00:00:00${utcOffset}`)
  return Number.isNaN(time) ? null : { time, isWholeDay }
}

/** Where a range ends that goes until then: a day counts whole. */
export function endOf({ time, isWholeDay }: Moment): number {
  return isWholeDay ? time + dayMs : time
}

const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** `2026-11-21 08:30`, in São Paulo. */
export function shownTime(iso: string): string {
  return format.format(new Date(iso))
}
