import fs from 'node:fs'
import path from 'node:path'

/** Boundary of two chunks of React's stream. */
const seam = '"])</script><script>self.__next_f.push([1,"'
const binaryPiece = 'self.__next_f.push([3,'

const structuredData = /<script type="application\/ld\+json">([^<]+)<\/script>/

/** Polyfills for browsers from before 2018, which run none of the other scripts. */
const oldPolyfills = /<script[^>]*\snomodule[^>]*><\/script>/gi

/** Escapes text as Next does in inline scripts. */
function escapeText(text: string): string {
  const escapes: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' }
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&<>]/g, (character) => escapes[character] ?? character)
}

/**
 * Shrinks a cached document: drops Next's polyfills, joins the stream's scripts into one with one policy
 * hash, and empties React's copy of the structured data, which hydration ignores.
 */
export function leanDocument(document: string): string {
  const html = document.replace(oldPolyfills, '')
  if (html.includes(binaryPiece)) return html
  const joined = html.replaceAll(seam, '')
  const data = structuredData.exec(joined)?.[1]
  if (data === undefined) return joined
  const row = `T${Buffer.byteLength(data).toString(16)},${escapeText(data)}`
  return joined.replace(row, 'T2,{}')
}

const sheetLink = /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)" data-precedence="next"\/>/g

/**
 * Puts the style sheets of a build into a document, whose first paint then waits for no second answer. The links stay,
 * disabled: React takes them for loaded, here and on pages that are opened from here.
 */
export function inlineSheets(document: string, buildDirectory: string): string {
  return document.replace(sheetLink, (link: string, file: string) => {
    const css = fs.readFileSync(path.join(buildDirectory, file), 'utf8')
    return `<style>${css.replaceAll('url(../', 'url(/_next/static/')}</style>${link.replace('/>', ' disabled=""/>')}`
  })
}
