import { dataPolicy, documentPolicy } from './content-security-policy.ts'

export type ResponseHeaders = Readonly<Record<string, string>>

type Options = {
  readonly siteUrl: string
  /** Forces https on subdomains; all must support it. */
  readonly hstsSubdomains: boolean
}

const strictTransport = 'max-age=63072000'

/** Builds headers sent with every answer (trust S2, S19). */
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

/** Builds headers for answers that are no document: nothing may load or run. */
export function dataHeaders(options: Options): ResponseHeaders {
  return { ...securityHeaders(options), 'Content-Security-Policy': dataPolicy }
}
