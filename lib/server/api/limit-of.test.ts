import { describe, expect, it, vi } from 'vitest'
import { clientAddressHeader } from '../client-address.ts'
import { limitOf } from './limit-of.ts'
import { callsPerMinute } from './rate-limits.ts'

vi.stubEnv('RATE_LIMIT_SCALE', '')

const from = (headers: Record<string, string>) => ({ headers: new Headers(headers) })

async function spend(calls: number, headers: Record<string, string>): Promise<void> {
  for (let call = 0; call < calls; call += 1) await limitOf('checkout', from(headers))
}

describe('S11 a limited route', () => {
  it('S11 answers 429 with Retry-After once a client called too often, and goes on for the others', async () => {
    const client = { [clientAddressHeader]: '203.0.113.7' }
    await spend(callsPerMinute.checkout, client)
    const refused = await limitOf('checkout', from(client))
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect(await refused?.json()).toMatchObject({ kind: 'too-many-requests', title: 'Muitas tentativas' })
    expect(await limitOf('checkout', from({ [clientAddressHeader]: '203.0.113.8' }))).toBeNull()
  })

  it('S11 takes what the server noted, not what a client put in front of it', async () => {
    await spend(callsPerMinute.checkout, { [clientAddressHeader]: '203.0.113.20' })
    const disguised = { [clientAddressHeader]: '203.0.113.20', 'x-forwarded-for': '198.51.100.1' }
    expect((await limitOf('checkout', from(disguised)))?.status).toBe(429)
  })

  it('tells clients apart in development too, where Next notes the socket', async () => {
    await spend(callsPerMinute.checkout, { 'x-forwarded-for': '198.51.100.1, ::ffff:203.0.113.30' })
    expect((await limitOf('checkout', from({ 'x-forwarded-for': '203.0.113.30' })))?.status).toBe(429)
    expect(await limitOf('checkout', from({ 'x-forwarded-for': '203.0.113.31' }))).toBeNull()
  })
})
