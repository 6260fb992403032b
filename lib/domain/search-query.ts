const maximumLength = 80

/** What a shopper typed, fit to be part of a path: no `/`, `?`, `%`, `#` or control characters, single spaces, at most 80 characters. */
export function normalizeQuery(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{C}/\\?#%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximumLength)
    .trim()
}
