import { describe, expect, it, vi } from 'vitest'
import { clientAddressHeader, countedAddress } from '../client-address.ts'
import { consumeRateLimit } from './consume-rate-limit.ts'
import { callsPerMinute } from './rate-limits.ts'

vi.stubEnv('RATE_LIMIT_SCALE', '')

const call = (headers: Record<string, string>) =>
  consumeRateLimit('checkout', countedAddress(new Headers(headers)))

async function spend(calls: number, headers: Record<string, string>): Promise<void> {
  for (let count = 0; count < calls; count += 1) await call(headers)
}

describe('S11 a rate limit', () => {
  it('S11 says how long to wait once a client called too often, and goes on for the others', async () => {
    const client = { [clientAddressHeader]: '203.0.113.7' }
    await spend(callsPerMinute.checkout, client)
    expect(await call(client)).toBeGreaterThan(0)
    expect(await call({ [clientAddressHeader]: '203.0.113.8' })).toBeNull()
  })

  it('S11 takes what the server noted, not what a client put in front of it', async () => {
    await spend(callsPerMinute.checkout, { [clientAddressHeader]: '203.0.113.20' })
    const disguised = { [clientAddressHeader]: '203.0.113.20', 'x-forwarded-for': '198.51.100.1' }
    expect(await call(disguised)).toBeGreaterThan(0)
  })

  it('distinguishes clients in development too, where Next notes the socket', async () => {
    await spend(callsPerMinute.checkout, { 'x-forwarded-for': '198.51.100.1, ::ffff:203.0.113.30' })
    expect(await call({ 'x-forwarded-for': '203.0.113.30' })).toBeGreaterThan(0)
    expect(await call({ 'x-forwarded-for': '203.0.113.31' })).toBeNull()
  })
})
