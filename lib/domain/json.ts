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
