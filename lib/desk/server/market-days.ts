import { marketTime, momentOf } from '../../domain/market-time.ts'

/** Market day (2026-11-22) of a moment in milliseconds since 1970. */
export const dayOf = (time: number) => marketTime(time).day

/** Start and end of a market day, ISO 8601. */
export function spanOfDay(day: string): { readonly since: string; readonly until: string } {
  const [since = '', until = ''] = [0, 1440].map((minutes) => new Date(momentOf(day, minutes)).toISOString())
  return { since, until }
}
