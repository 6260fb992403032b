import { describe, expect, it } from 'vitest'
import { postReturn } from './post-return.ts'

const key = '11111111-1111-4111-8111-111111111111'
const arrival = { order: key, value: 'v' }

describe('postReturn', () => {
  it('names the order to our own server, and outlives the page', async () => {
    const calls: [unknown, RequestInit | undefined][] = []
    const posted = postReturn(arrival, {
      fetch: async (input, init) => {
        calls.push([input, init])
        return new Response(null, { status: 204 })
      },
    })
    const [path, init] = calls[0] ?? []
    expect([path, init?.method, init?.body, init?.keepalive]).toEqual([
      '/api/checkout/arrival',
      'POST',
      '{"value":"v"}',
      true,
    ])
    expect(await posted).toBe(true)
    const headers = new Headers(init?.headers)
    expect([headers.get('idempotency-key'), headers.get('content-type')]).toEqual([key, 'application/json'])
  })

  it.each([
    [400, true],
    [429, false],
    [503, false],
  ])('that is answered with %i need not be said again: %s', async (status, isTold) => {
    const fetch = async () => new Response(null, { status })
    expect(await postReturn(arrival, { fetch })).toBe(isTold)
  })

  it('is to be said again when it fails', async () => {
    const broken = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await postReturn(arrival, { fetch: broken })).toBe(false)
  })
})
