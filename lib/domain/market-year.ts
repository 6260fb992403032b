/**
 * Whether a day, as 2026-11-22, is of the years that every database can hold. A year that is being typed begins as 0002,
 * and may get a fifth figure.
 */
export const isOfMarketYears = (day: string): boolean =>
  day.length === 10 && day >= '2000-01-01' && day <= '2100-12-31'
