import { describe, expect, it } from 'vitest'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

describe('POST /api/orders/mine', () => {
  it('answers a device that has ordered nothing, also without accounts', async () => {
    const { POST } = await import('./route')
    const response = await POST(ownPost('/api/orders/mine', { keys: ['chave-0001'] }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({ orders: [] })
  })

  it('S8 refuses what is no list of keys, and calls of another site', async () => {
    const { POST } = await import('./route')
    const many = Array.from({ length: 101 }, (_, index) => `chave-${index}-0000`)
    for (const body of [{}, { keys: ['x'] }, { keys: ["' OR 1=1 --"] }, { keys: many }, { keys: [], x: 1 }]) {
      expect((await POST(ownPost('/api/orders/mine', body))).status).toBe(400)
    }
    const foreign = ownPost('/api/orders/mine', { keys: [] }, { 'sec-fetch-site': 'cross-site' })
    expect((await POST(foreign)).status).toBe(403)
  })
})
