import { describe, expect, it } from 'vitest'
import { postArrival } from './post-arrival.ts'

const key = '11111111-1111-4111-8111-111111111111'

describe('postArrival', () => {
  it('names the order to our own server, and outlives the page', () => {
    const calls: [unknown, RequestInit | undefined][] = []
    postArrival(key, {
      fetch: async (input, init) => {
        calls.push([input, init])
        return new Response(null, { status: 204 })
      },
    })
    const [path, init] = calls[0] ?? []
    expect([path, init?.method, init?.body, init?.keepalive]).toEqual([
      '/api/checkout/arrival',
      'POST',
      '{}',
      true,
    ])
    const headers = new Headers(init?.headers)
    expect([headers.get('idempotency-key'), headers.get('content-type')]).toEqual([key, 'application/json'])
  })

  it('does no harm when it fails', async () => {
    const broken = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(() => postArrival(key, { fetch: broken })).not.toThrow()
    // An unhandled rejection would fail the run.
    await new Promise((resolve) => setTimeout(resolve))
  })
})
