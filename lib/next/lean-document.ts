/** What Next writes of React's stream: the end of one piece and the beginning of the next. */
const seam = '"])</script><script>self.__next_f.push([1,"'
const binaryPiece = 'self.__next_f.push([3,'

const structuredData = /<script type="application\/ld\+json">([^<]+)<\/script>/

/** Polyfills for browsers from before 2018, which run none of the other scripts. */
const oldPolyfills = /<script[^>]*\snomodule[^>]*><\/script>/gi

/** As Next writes text into its inline scripts. */
function escapeText(text: string): string {
  const escapes: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' }
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&<>]/g, (character) => escapes[character] ?? character)
}

/**
 * A whole cached document with less to send and to run. Next's polyfills for old browsers help no one. A stream has a
 * script for every piece, which a cached page has no use for: joined they are one script with one hash in the policy. And
 * React's copy of the structured data is left empty: crawlers read the document, and hydration leaves the text of a script
 * alone.
 */
export function leanDocument(document: string): string {
  const html = document.replace(oldPolyfills, '')
  // Joined to text, a piece of bytes would be read as text.
  if (html.includes(binaryPiece)) return html
  const joined = html.replaceAll(seam, '')
  const data = structuredData.exec(joined)?.[1]
  if (data === undefined) return joined
  const row = `T${Buffer.byteLength(data).toString(16)},${escapeText(data)}`
  return joined.replace(row, 'T2,{}')
}
