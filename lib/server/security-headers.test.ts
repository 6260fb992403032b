import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const headersFor = (siteUrl: string, hstsSubdomains = false) =>
  new Headers(securityHeaders({ siteUrl, hstsSubdomains }))

describe('S2 the headers of every answer', () => {
  it('S2 forbid sniffing, shorten the referrer, isolate the window and close the sensors', () => {
    const headers = headersFor('http://localhost:3000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('S2 ask for https on the host of the shop alone, and on what lies below it where that is asked for', () => {
    const hstsOf = (hstsSubdomains: boolean) =>
      headersFor('https://loja.example', hstsSubdomains).get('strict-transport-security')
    expect(hstsOf(false)).toBe('max-age=63072000')
    expect(hstsOf(true)).toBe('max-age=63072000; includeSubDomains')
  })
})
