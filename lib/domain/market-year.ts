/** Whether a day, as 2026-11-22, is of the years that every database can hold. A year that is being typed begins as 0002. */
export const isOfMarketYears = (day: string): boolean => day >= '2000-01-01' && day <= '2100-12-31'
