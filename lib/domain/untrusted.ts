// Reads what comes from outside. Apart from the schemas, whose library adds 30 KB to every first view.

/** Keeps ids safe in addresses. */
export const identifierPattern = /^[0-9A-Za-z][0-9A-Za-z_-]{0,63}$/

/** Never throws; undefined for what is no JSON. */
export function parseJson(text: string | null): unknown {
  // Avoids an exception at every first visit.
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readText = (value: unknown) => (typeof value === 'string' ? value : null)

export const readId = <Id extends string>(value: unknown) =>
  typeof value === 'string' && identifierPattern.test(value) ? (value as Id) : null
