import { createHash } from 'node:crypto'

const everyDocument = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]

const ownPage = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  ...everyDocument,
]

export const documentPolicy = everyDocument.join('; ')

/** Policy for answers that are no document: nothing may load or run. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Policy for documents without scripts: only our files. `style`: of `refusalPage`. */
export const filesPolicy = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${style}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

export function pagePolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, code] of html.matchAll(inlineScript)) {
    if (!code) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [`script-src ${["'self'", ...hashes].join(' ')}`, ...ownPage].join('; ')
}
