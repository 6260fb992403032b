import { createHash } from 'node:crypto'

const shared = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

// The stand-in checkout is the only page with a form that ends on another origin (the store's own).
function policy(scriptSources: readonly string[]): string {
  return [
    `script-src 'self'${scriptSources.map((source) => ` ${source}`).join('')}`,
    ...shared,
    "form-action 'self'",
  ].join('; ')
}

/** For every answer that is not a whole page of ours: no inline script runs. */
export const strictPolicy = policy([])

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/** The policy of one page: scripts from our own origin, and the inline ones of this very document by their sha256. */
export function pagePolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, code] of html.matchAll(inlineScript)) {
    if (!code) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return policy([...hashes])
}
