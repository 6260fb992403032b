import { language } from '../../copy/language.ts'
import { withHours } from '../../copy/time-of-day.ts'
import { marketTime, marketTimeZone } from '../../domain/market-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let dayTimeFormat: Intl.DateTimeFormat | null = null
let clockFormat: Intl.DateTimeFormat | null = null
let agoFormat: Intl.RelativeTimeFormat | null = null

/** `dom., 22/11, 10h32`, in the market's time zone. */
export function dayAndTime(at: string): string {
  dayTimeFormat ??= new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: marketTimeZone(),
  })
  return withHours(dayTimeFormat.format(new Date(at)))
}

/** `14h32` on the same market day, else with its day; milliseconds since 1970. */
export function timeOf(at: number, now: number): string {
  clockFormat ??= new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: marketTimeZone(),
  })
  const [time, today] = [at, now].map((moment) => dayAndTime(new Date(moment).toISOString()))
  const day = (text = '') => text.slice(0, text.lastIndexOf(','))
  return now - at < dayMs && day(time) === day(today) ? withHours(clockFormat.format(at)) : String(time)
}

/** `agora`, `há 5 min`, `há 3 h`, `ontem`, `há 4 dias`; milliseconds since 1970. */
export function agoText(from: number, to: number): string {
  const passed = Math.max(0, to - from)
  if (passed < minuteMs) return 'agora'
  if (passed < hourMs) return `há ${Math.floor(passed / minuteMs)} min`
  agoFormat ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  return passed < dayMs
    ? agoFormat.format(-Math.floor(passed / hourMs), 'hour')
    : agoFormat.format(-Math.floor(passed / dayMs), 'day')
}

/** `'2026-11-22'` → `22/11`. */
export function dayText(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${date}/${month}`
}

/** `'2026-11-22'` → `22/11/2026`, as `parseDay` reads it; empty for none. */
export const typedDayText = (day: string) => day.split('-').reverse().join('/')

/** Market day of a moment: `2026-11-22`. */
export const marketDay = (time: Date) => marketTime(time.getTime()).day
