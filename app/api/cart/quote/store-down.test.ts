import { describe, expect, it } from 'vitest'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { variantIdOf } from '@/lib/testing/sample-values'
import { POST } from './route'

// Nothing answers on port 9.
runOnEmbeddedStore({ STORE_API_URL: 'http://127.0.0.1:9', STORE_ID: 'store_01J0000000000000000000000A' })

describe('POST /api/cart/quote while the store is down', () => {
  it('R2 S15 is a problem with a status, and says nothing of where the store is', async () => {
    const lines = [{ variantId: variantIdOf(1), quantity: 1, seenAmount: 500 }]
    const response = await POST(ownPost('/api/cart/quote', { lines }))
    const text = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(text)).toMatchObject({
      kind: 'store-down',
      detail: expect.stringContaining('O sistema da loja não está respondendo.'),
      requestId: expect.any(String),
    })
    expect(text).not.toMatch(/127\.0|https?:|\bat \/|\.ts\b|stack/)
  })
})
