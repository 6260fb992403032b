import { memoize } from '../bounded-memory.ts'

/** The address of a request as Next will resolve it, so that everything that judges it judges the same. */
export type Address = {
  readonly path: string
  /** As it was sent, without the query. */
  readonly sentPath: string
  readonly query: string
}

// What browsers leave as it is in a path (RFC 3986, and three that they do not escape).
const pathShape = /^\/(?:[\w\-.~!$&'()*+,;=:@|[\]]|%[0-9a-f]{2}|(?<!\/)\/)*$/i
const printable = /^[!-"$-~]+$/
const dotSegment = /\/\.{1,2}(?:\/|$)/
// Letters, digits, '-', '.', '_' and '~' are never escaped by a browser; '/', '\' and control characters are no part of a name.
const oddEscape = /%(?:[01][0-9a-f]|2[def]|3\d|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9aef])/i

/**
 * Reads the target of a request. Null for every spelling that no browser sends: absolute addresses and `*`, dot segments
 * in any encoding, `#`, backslashes, empty segments, control characters, malformed or needless escapes. Next would
 * resolve, redirect or decode them, and what we counted and what it served would differ (trust S9, S17).
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
