import { addDays, marketTime, marketTimeZone, weekdayOf } from '../domain/market-time.ts'
import { language } from './language.ts'
import { lowerFirst } from './wording.ts'

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
export const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const

/** `25/11` */
export const monthDayText = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

/** `hoje`, `amanhã`, `quarta`; null for the past and beyond a week. */
export function nearDay(day: string, today: string): string | null {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000
  return days < 0 || days > 6 ? null : (['hoje', 'amanhã'][days] ?? weekdays[weekdayOf(day)] ?? null)
}

/** `8h`, `8h30`; takes minutes since midnight. */
export function hourText(minutes: number): string {
  const within = minutes % 1440
  const rest = within % 60
  return `${Math.floor(within / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}

/** `Hoje, 08:05` → `Hoje, 8h05`. */
export const withHours = (text: string) =>
  text.replace(/\b0?(\d{1,2}):(\d\d)\b/, (_, hour, rest) => `${hour}h${rest === '00' ? '' : rest}`)

/** `10h40`, or `24/11, 10h40` on another day than `now` (both in ms). */
export function formatTimeOfDay(at: number, now: number, timeZone = marketTimeZone()): string {
  const write = (options: Intl.DateTimeFormatOptions, when: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(when)
  const day = { day: '2-digit', month: '2-digit' } as const
  const time = withHours(write({ hour: '2-digit', minute: '2-digit' }, at))
  const isToday = write({ ...day, year: 'numeric' }, at) === write({ ...day, year: 'numeric' }, now)
  return isToday ? time : `${write(day, at)}, ${time}`
}

/** `Hoje, 19h35`, `Ontem, 8h02`, `19 de novembro, 10h40`, with another year. Both ms. */
export function momentText(at: number, now: number): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: marketTimeZone() }).format(at)
  const today = marketTime(now).day
  const { day } = marketTime(at)
  const near = day === today ? 'Hoje' : day === addDays(today, -1) ? 'Ontem' : null
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const date = () => write({ day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
  return `${near ?? date()}, ${withHours(write({ hour: '2-digit', minute: '2-digit' }))}`
}

/** `10h40`, `ontem, 10h40`. Both ms. */
export const sinceText = (at: number, now: number) => lowerFirst(momentText(at, now).replace(/^Hoje, /, ''))

/** `17h`, `ontem, 9h30`. Both ms. */
function clockText(at: number, now: number): string {
  const { day, minutes } = marketTime(at)
  const today = marketTime(now).day
  const near = day === addDays(today, 1) ? 'amanhã' : sinceText(at, now).replace(/,?[^,]*$/, '')
  return [...(near ? [near] : []), hourText(minutes)].join(', ')
}

/** `às 14h10`, `à 1h`, `ontem, 14h10`. Both ms. */
export const atText = (at: number, now: number) =>
  clockText(at, now).replace(/^\d+h/, (hour) => `${/^[01]h/.test(hour) ? 'à' : 'às'} ${hour}`)
