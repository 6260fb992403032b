import { language, timeZone } from './language.ts'

/** Hour and minute in the shop's time zone, with the day where it is not that of `now` (both in ms). */
export function formatTimeOfDay(at: number, now: number): string {
  const write = (options: Intl.DateTimeFormatOptions, when: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(when)
  const day = { day: '2-digit', month: '2-digit' } as const
  const time = write({ hour: '2-digit', minute: '2-digit' }, at)
  const isToday = write({ ...day, year: 'numeric' }, at) === write({ ...day, year: 'numeric' }, now)
  return isToday ? time : `${write(day, at)}, ${time}`
}
