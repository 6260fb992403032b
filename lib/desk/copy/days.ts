import { timeZone } from '../../copy/language.ts'

/** `'2026-11-22'` → `22/11`: a day of the market, without its year. */
export function dayText(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${date}/${month}`
}

/** A moment's day in the market, as fields of a form and our server have it: `2026-11-22`. */
export function marketDay(time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time)
}
