import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callsPerMinute } from '@/lib/server/api/rate-limits'
import { clientAddressHeader } from '@/lib/server/client-address'

const siteUrl = 'http://localhost:3000'

beforeAll(() => void vi.stubEnv('RATE_LIMIT_SCALE', '1'))
afterAll(() => void vi.unstubAllEnvs())

describe('S11 who asks for lists and suggestions too often', () => {
  it.each(['listing', 'search'] as const)('has to wait: /api/%s', async (name) => {
    const { GET } = await (name === 'listing' ? import('./route') : import('../search/route'))
    // Refused for what it says; it counts all the same.
    const call = (address: string) =>
      GET(new Request(`${siteUrl}/api/${name}?no=1`, { headers: { [clientAddressHeader]: address } }))
    for (let count = 0; count < callsPerMinute[name]; count += 1) await call('203.0.113.77')
    const limited = await call('203.0.113.77')
    expect([limited.status, (await limited.json()).kind]).toEqual([429, 'too-many-requests'])
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('203.0.113.78')).status).toBe(400)
  })
})
