import { utcOffset } from '../../copy/language.ts'

const dayMs = 86_400_000
const offsetMs = Date.parse(`1970-01-01T00:00:00Z`) - Date.parse(`1970-01-01T00:00:00${utcOffset}`)

/** The day of the market (2026-11-22) on which a moment lies, in milliseconds since 1970. */
export function dayOf(time: number): string {
  return new Date(time + offsetMs).toISOString().slice(0, 10)
}

/** When a day of the market begins, and when the next one does: ISO 8601. */
export function spanOfDay(day: string): { readonly since: string; readonly until: string } {
  const start = Date.parse(`${day}T00:00:00${utcOffset}`)
  return { since: new Date(start).toISOString(), until: new Date(start + dayMs).toISOString() }
}

/** So many days up to the one on which `now` lies, oldest first. */
export function lastDays(count: number, now: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * dayMs))
}
