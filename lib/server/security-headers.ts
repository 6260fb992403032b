import { dataPolicy, documentPolicy } from './content-security-policy.ts'

export type Headers = Readonly<Record<string, string>>

/**
 * Sent with every answer of our server, whoever makes it (trust S2, S19). They depend on where the shop runs, so they
 * are no part of a build.
 */
export function securityHeaders(siteUrl: string): Headers {
  return {
    'Content-Security-Policy': documentPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(siteUrl.startsWith('https://')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}

/** The same for what is no document: nothing in it may load or run. */
export function dataHeaders(siteUrl: string): Headers {
  return { ...securityHeaders(siteUrl), 'Content-Security-Policy': dataPolicy }
}
