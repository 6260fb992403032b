import { describe, expect, it } from 'vitest'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { GET as live } from '../live/route'

runOnEmbeddedStore()

const parts = {
  orders: { state: 'ok' },
  store: { state: 'ok' },
  disk: { state: 'ok' },
  limits: { state: 'ok' },
  accounts: { state: 'off' },
}
const request = () => new Request(`${siteUrl}/api/health/ready`)

describe('the health routes', () => {
  it('answers 503 before there is a catalogue, and 200 from then on', async () => {
    const { GET } = await import('./route')
    const { getCatalogReader } = await import('@/lib/catalog/get-catalog')
    const starting = await GET(request())
    expect([starting.status, await starting.json()]).toEqual([
      503,
      { status: 'starting', parts: { ...parts, catalog: { state: 'failed' } } },
    ])
    await getCatalogReader().current()
    const ready = await GET(request())
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', parts: { ...parts, catalog: { state: 'ok', ageSeconds: 0 } } },
    ])
  })

  it('S16 answers that the process lives, and no cache keeps it', async () => {
    const response = await live(new Request(`${siteUrl}/api/health/live`))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({ status: 'live' })
  })
})
