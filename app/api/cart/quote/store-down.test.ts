import { describe, expect, it } from 'vitest'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { variantIdOf } from '@/lib/testing/sample-values'

// Port 9 answers nobody.
runOnEmbeddedStore({ STORE_API_URL: 'http://127.0.0.1:9', STORE_ID: 'store_01J0000000000000000000000A' })

describe('POST /api/cart/quote while the store is down', () => {
  it('R2 S15 is a problem with a status, and says nothing of where the store is', async () => {
    const { POST } = await import('./route')
    const lines = [{ variantId: variantIdOf(1), quantity: 1, seenAmount: 500 }]
    const response = await POST(ownPost('/api/cart/quote', { lines }))
    const text = await response.text()
    // By then the breaker may have had enough of a store that refuses every connection.
    expect([502, 503]).toContain(response.status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(text)).toMatchObject({
      kind: response.status === 502 ? 'store-failed' : 'store-busy',
      requestId: expect.any(String),
    })
    expect(text).not.toMatch(/127\.0|https?:|\bat \/|\.ts\b|stack/)
  })
})
