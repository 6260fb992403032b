import { describe, expect, it, vi } from 'vitest'
import type { CheckoutBody } from '../api/checkout-messages.ts'
import { problemKinds } from '../api/problem-kinds.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { postCheckout } from './post-checkout.ts'

const body: CheckoutBody = {
  kind: 'buy-now',
  items: [{ variantId: variantIdOf(1), quantity: 1, seenAmount: 590 }],
  cancelPath: '/store',
}
const allowed = { hosts: ['pay.example'], ownOrigin: 'http://192.168.0.17:3000' }
const key = '11111111-1111-4111-8111-111111111111'
const refused = (kind: string) => ({ ok: false, error: { kind } })

const postAnswered = (answer: Response) => postCheckout(body, { key, fetch: async () => answer, allowed })

describe('postCheckout', () => {
  it('posts the body as JSON to our own server, and gives back the address', async () => {
    const calls: [unknown, RequestInit | undefined][] = []
    const result = await postCheckout(body, {
      key,
      fetch: async (input, init) => {
        calls.push([input, init])
        return Response.json({ url: 'https://pay.example/1' })
      },
      allowed,
    })
    expect(result).toEqual({ ok: true, value: 'https://pay.example/1' })
    const [input, init] = calls[0] ?? []
    expect([calls.length, input, init?.method]).toEqual([1, '/api/checkout', 'POST'])
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    expect(new Headers(init?.headers).get('idempotency-key')).toBe(key)
    expect(JSON.parse(String(init?.body))).toEqual(body)
    expect(init?.signal?.aborted).toBe(false)
  })

  it.each([
    ...['https://evil.example/', 'javascript:alert(1)', 'http://pay.example/'],
    ...['https://pay.example@evil.example/', '/1', ''],
  ])('S5 checks the address once more: not %j', async (url) => {
    expect(await postAnswered(Response.json({ url }))).toEqual(refused('unreadable'))
  })

  it.each(problemKinds)('names the problem %s of our server', async (kind) => {
    const answer = Response.json({ kind, title: 'x' }, { status: 422 })
    expect(await postAnswered(answer)).toMatchObject(refused(kind))
  })

  it.each([
    ['seconds', '7', 7],
    ['a date', new Date(50_000).toUTCString(), 50],
    ['a day', '86400', 60],
    ['no time', '0', undefined],
    ['no number', 'soon', undefined],
    ['a date gone by', new Date(-5000).toUTCString(), undefined],
  ])('R59 keeps for how long the shop does not want to be asked: %s', async (_name, header, seconds) => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const headers = { 'retry-after': header }
    const error = { kind: 'store-busy', retryAfterSeconds: seconds }
    expect(await postAnswered(Response.json({ kind: 'store-busy' }, { status: 503, headers }))).toEqual({
      ok: false,
      error,
    })
    // What a proxy before it says is no JSON.
    expect(await postAnswered(new Response('<h1>Busy</h1>', { status: 502, headers }))).toEqual({
      ok: false,
      error: { ...error, kind: 'unreachable' },
    })
  })

  it('R12 says with cart-changed which lines did', async () => {
    const line = {
      variantId: variantIdOf(1),
      quantity: 3,
      price: { amount: 649, saleAmount: null, currency: 'brl' },
      stock: 2,
      weightGrams: null,
      changes: [
        { kind: 'price', from: 599, to: 649 },
        { kind: 'short', available: 2 },
      ],
    } as const
    const answer = Response.json({ kind: 'cart-changed', lines: [line] }, { status: 409 })
    expect(await postAnswered(answer)).toEqual({ ok: false, error: { kind: 'cart-changed', lines: [line] } })
  })

  it.each([null, [], 1, 'x', {}, { kind: 'toString' }, { kind: 7 }, { url: 7 }])(
    'takes %j for unreadable',
    async (answer) => {
      expect(await postAnswered(Response.json(answer))).toEqual(refused('unreadable'))
    },
  )

  it('takes a broken connection for no answer', async () => {
    const broken = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await postCheckout(body, { key, fetch: broken, allowed })).toEqual(refused('unreachable'))
  })
})
