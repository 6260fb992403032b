import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const headersFor = (siteUrl: string) => new Headers(securityHeaders(siteUrl))

describe('S2 the headers of every answer', () => {
  it('S2 forbid sniffing, shorten the referrer, isolate the window and close the sensors', () => {
    const headers = headersFor('http://localhost:3000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('S2 ask for https only where the site has it', () => {
    expect(headersFor('https://loja.example').get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect(headersFor('http://localhost:3000').has('strict-transport-security')).toBe(false)
  })
})
