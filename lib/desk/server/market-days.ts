import { marketTime, momentOf } from '../../domain/market-time.ts'

/** The day of the market (2026-11-22) on which a moment lies, in milliseconds since 1970. */
export const dayOf = (time: number) => marketTime(time).day

/** When a day of the market begins, and when the next one does: ISO 8601. */
export function spanOfDay(day: string): { readonly since: string; readonly until: string } {
  const [since = '', until = ''] = [0, 1440].map((minutes) => new Date(momentOf(day, minutes)).toISOString())
  return { since, until }
}
