const maximumLength = 80

/**
 * What a shopper typed, fit to be one segment of a path: no `/`, `?`, `%`, `#` or control characters, single
 * spaces, at most 80 characters, no half of a surrogate pair, and never `.` or `..`.
 */
export function normalizeQuery(text: string): string {
  const query = text
    .normalize('NFC')
    .replace(/[\p{C}/\\?#%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximumLength)
    .replace(/\p{Cs}$/u, '')
    .trim()
  return query === '.' || query === '..' ? '' : query
}
