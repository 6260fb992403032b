import { marketTimeZone } from '../domain/market-time.ts'
import { language } from './language.ts'

export const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
export const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const

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
