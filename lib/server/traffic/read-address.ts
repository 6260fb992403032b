import { memoize } from '../bounded-memory.ts'

/** Address as Next will resolve it, so that all checks judge the same one. */
export type Address = {
  readonly path: string
  /** Raw path without the query. */
  readonly sentPath: string
  readonly query: string
}

// Unescaped in a path by browsers (RFC 3986, and three more).
const pathShape = /^\/(?:[\w\-.~!$&'()*+,;=:@|[\]]|%[0-9a-f]{2}|(?<!\/)\/)*$/i
const printable = /^[!-"$-~]+$/
const dotSegment = /\/\.{1,2}(?:\/|$)/
// Browsers never escape letters, digits, '-', '.', '_' and '~'; '/', '\' and control characters are no part
// of a name.
const oddEscape = /%(?:[01][0-9a-f]|2[def]|3\d|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9aef])/i

/**
 * Parses the request target. Null for spellings no browser sends: absolute addresses, `*`, dot segments in
 * any encoding, `#`, backslashes, empty segments, control characters, malformed or needless escapes. Next
 * would resolve or decode them and serve something other than was counted (trust S9, S17).
 */
export const readAddress = memoize((target): Address | null => {
  const [sentPath = '', ...rest] = target.split('?')
  const query = rest.join('?')
  if (!printable.test(target) || !pathShape.test(sentPath)) return null
  if (dotSegment.test(sentPath) || oddEscape.test(sentPath)) return null
  try {
    decodeURIComponent(query)
    const path = decodeURIComponent(sentPath)
    return { path: path.length > 1 ? path.replace(/\/$/, '') : path, sentPath, query }
  } catch {
    return null
  }
})
