import { language, timeZone } from '../../copy/language.ts'

const dayMs = 24 * 60 * 60 * 1000

let format: Intl.DateTimeFormat | null = null

/** `dom., 22/11, 10:32`, as the clock of the market has it. */
export function dayAndTime(at: string): string {
  format ??= new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return format.format(new Date(at))
}

let clock: Intl.DateTimeFormat | null = null

/** `14:32` on the same day of the market, else with its day. Milliseconds since 1970. */
export function timeOf(at: number, now: number): string {
  clock ??= new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone })
  const [time, today] = [at, now].map((moment) => dayAndTime(new Date(moment).toISOString()))
  const day = (text = '') => text.slice(0, text.lastIndexOf(','))
  return now - at < dayMs && day(time) === day(today) ? clock.format(at) : String(time)
}
