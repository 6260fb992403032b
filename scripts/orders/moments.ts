import { marketTime, marketTimeZone, momentOf } from '../../lib/domain/market-time.ts'

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

export type Moment = { readonly time: number; readonly isWholeDay: boolean }

/** Parses `2026-11-21`, `2026-11-21T08:30` (market time), ISO with zone, or an age: `30m`, `12h`, `7d`. */
export function parseMoment(text: string, now: number): Moment | null {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  if (count !== undefined)
    return { time: now - Number(count) * units[unit as keyof typeof units], isWholeDay: false }
  const isWholeDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const isLocal = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)
  const isZoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  if (!isWholeDay && !isLocal && !isZoned) return null
  const written = Date.parse(isZoned ? text : isLocal ? `${text}Z` : `${text}T00:00Z`)
  if (Number.isNaN(written)) return null
  return { time: isZoned ? written : marketMoment(written), isWholeDay }
}

/** Reinterprets a UTC moment as market time. */
function marketMoment(written: number): number {
  const day = new Date(written).toISOString().slice(0, 10)
  const passed = written - Date.parse(day)
  return momentOf(day, Math.floor(passed / units.m)) + (passed % units.m)
}

/** Includes the whole last day. */
export function endOf({ time, isWholeDay }: Moment): number {
  return isWholeDay ? momentOf(marketTime(time).day, 24 * 60) : time
}

let format: Intl.DateTimeFormat | undefined

/** Formats `2026-11-21 08:30` in market time. */
export function shownTime(iso: string): string {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: marketTimeZone(),
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return format.format(new Date(iso))
}
