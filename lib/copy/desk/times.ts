import { language, timeZone } from '../language.ts'

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
