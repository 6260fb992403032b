import { dataPolicy, documentPolicy } from './content-security-policy.ts'

export type ResponseHeaders = Readonly<Record<string, string>>

type Options = {
  readonly siteUrl: string
  /** Hosts below that of the shop are to be called by https alone, too: all of them have to answer there. */
  readonly hstsSubdomains: boolean
}

/** Two years, in seconds. */
const strictTransport = 'max-age=63072000'

/** Sent with every answer of our server, whatever makes it (trust S2, S19). */
export function securityHeaders({ siteUrl, hstsSubdomains }: Options): ResponseHeaders {
  return {
    'Content-Security-Policy': documentPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(siteUrl.startsWith('https://')
      ? { 'Strict-Transport-Security': `${strictTransport}${hstsSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  }
}

/** The same for what is no document: nothing in it may load or run. */
export function dataHeaders(options: Options): ResponseHeaders {
  return { ...securityHeaders(options), 'Content-Security-Policy': dataPolicy }
}
