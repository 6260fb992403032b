import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { productIdSchema } from '../../domain/identifiers.ts'
import { keyOf } from '../../orders/testing/sample-orders.ts'
import type { StoreApi } from '../../store/store-api.ts'
import { variantIdOf } from '../../testing/sample-values.ts'
import { answerJson, type Fault, faults, rateLimited, startFaultServer } from './testing/fault-server.ts'
import { errorOf, testClient } from './testing/test-client.ts'
import type { BreakerChange, RefusedCall } from './upstream-guard.ts'

const restMs = 2000
const limits = { places: 4, queue: 2, failures: 5, restMs }
const checkout = {
  order: { key: keyOf(1), shippingFee: null, buyer: { address: '192.0.2.1', whatsapp: null } },
  items: [{ variantId: variantIdOf(1), quantity: 1 }],
  successUrl: 'http://localhost:3000/success',
  cancelUrl: 'http://localhost:3000/store',
}
const stock = answerJson({ variants: [] })
const ids = [productIdSchema.parse('prod_01J0000000000000000000000A')]
const opened = answerJson({ url: 'https://pay.example/1' })

/** Milliseconds: what a silent store costs, and what no answer of a test takes even on a busy machine. */
const short = 100
const long = 30_000

const server = await startFaultServer()
afterAll(() => server.close())

let api: StoreApi
let changes: BreakerChange[]
let refused: RefusedCall[]

const open = (timeouts: { readonly readMs?: number; readonly checkoutMs?: number } = {}) =>
  testClient({
    baseUrl: server.origin,
    timeouts: { readMs: long, checkoutMs: long, ...timeouts },
    firstPauseMs: 1,
    guards: { reads: limits, extras: limits, checkouts: limits },
    onBreaker: (change) => changes.push(change),
    onRefused: (call) => refused.push(call),
  })

beforeEach(() => {
  // The clock of the rest stands still until it is moved; what is waited for over the network takes its own time.
  vi.useFakeTimers({ toFake: ['Date'] })
  changes = []
  refused = []
  api = open()
})

async function fail(
  times: number,
  call = () => api.listStock(ids) as Promise<{ ok: boolean }>,
): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) expect((await call()).ok).toBe(false)
}
const rest = () => vi.setSystemTime(Date.now() + restMs)

describe('R7 a store that hangs', () => {
  it('R7 costs its first callers a timeout, and later ones none', async () => {
    api = open({ readMs: short })
    server.answerWith(faults.hang)
    await fail(limits.failures)
    const asked = server.received.length
    const error = errorOf(await api.listStock(ids))
    expect(error).toMatchObject({ kind: 'unavailable', status: 503, retryAfterSeconds: 2 })
    expect(server.received).toHaveLength(asked)
    expect(changes).toEqual([{ upstream: 'reads', isOpen: true }])
    expect(refused.at(-1)).toEqual({ upstream: 'reads', reason: 'resting' })
  })

  it('R7 lets checkouts pass while its catalogue hangs', async () => {
    api = open({ readMs: short })
    server.answerWith(faults.hang)
    await fail(limits.failures)
    expect(errorOf(await api.listStock(ids)).kind).toBe('unavailable')
    server.answerWith(opened)
    expect((await api.createCheckout(checkout)).ok).toBe(true)
  })

  it('R7 is tried by one call after a rest, while the others are refused soon', async () => {
    server.answerWith(faults.reset)
    await fail(limits.failures)
    rest()
    let answer = () => {}
    const held: Fault = (request, response) => {
      answer = () => stock(request, response)
    }
    server.answerWith(held)
    const probe = api.listStock(ids)
    const others = await Promise.all([api.listStock(ids), api.listStock(ids)])
    expect(others.map((other) => errorOf(other).kind)).toEqual(['unavailable', 'unavailable'])
    await expect.poll(() => server.received.length).toBe(1)
    answer()
    expect((await probe).ok).toBe(true)
  })
})

describe('R7 the breaker', () => {
  it.each([
    ['a refused query', faults.refusedPage],
    ['a rate limit', rateLimited(null)],
    ['a redirect', faults.redirect],
    ['a page instead of data', faults.html],
  ])('R7 stays closed for %s, since the store answers', async (_, fault) => {
    server.answerWith(fault)
    await fail(limits.failures * 3)
    expect(server.received).toHaveLength(limits.failures * 3)
    expect(changes).toEqual([])
  })

  it('R7 counts failures one after the other only', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      server.answerWith(faults.serverError, faults.serverError, stock)
      expect((await api.listStock(ids)).ok).toBe(true)
    }
    expect(changes).toEqual([])
  })
})

describe('R59 a pause that the store asks for', () => {
  const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

  it('R59 is kept: the next checkout reads the rest of it, and none is sent', async () => {
    server.answerWith(rateLimited('9'))
    expect(errorOf(await api.createCheckout(checkout))).toMatchObject({ retryAfterSeconds: 9 })
    wait(2.5)
    const error = errorOf(await api.createCheckout(checkout))
    expect(error).toMatchObject({ kind: 'rate-limited', status: 429, retryAfterSeconds: 7 })
    expect([server.received.length, changes]).toEqual([1, []])
    server.answerWith(opened)
    wait(6.5)
    expect((await api.createCheckout(checkout)).ok).toBe(true)
  })

  it('R59 may be given as a date, and holds up that side of the store alone', async () => {
    server.answerWith(rateLimited(new Date(Date.now() + 30_000).toUTCString()))
    await fail(1, () => api.createCheckout(checkout))
    await fail(3, () => api.createCheckout(checkout))
    expect(server.received).toHaveLength(1)
    server.answerWith(stock)
    expect((await api.listStock(ids)).ok).toBe(true)
  })

  it('R59 is a minute at most, and none where the clock is put back', async () => {
    for (const seconds of [60, -3600]) {
      server.answerWith(rateLimited('86400'))
      await fail(1, () => api.createCheckout(checkout))
      server.answerWith(opened)
      wait(seconds)
      expect((await api.createCheckout(checkout)).ok).toBe(true)
    }
  })

  it('R59 is kept by those too who waited for a place', async () => {
    const held: (() => void)[] = []
    const hold: Fault = (request, response) => void held.push(() => rateLimited('9')(request, response))
    server.answerWith(hold)
    const calls = Array.from({ length: limits.places + limits.queue }, () => api.createCheckout(checkout))
    await expect.poll(() => held.length).toBe(limits.places)
    for (const answer of held) answer()
    const answers = await Promise.all(calls)
    expect(answers.map((answer) => errorOf(answer).kind)).toEqual(answers.map(() => 'rate-limited'))
    expect(server.received).toHaveLength(limits.places)
  })
})

describe('R7 the places', () => {
  it('R7 refuse at once what is more than they hold, and send none of it', async () => {
    const held: (() => void)[] = []
    const hold: Fault = (request, response) => void held.push(() => opened(request, response))
    server.answerWith(hold)
    const calls = Array.from({ length: limits.places + limits.queue }, () => api.createCheckout(checkout))
    for (let turn = 0; turn < 3; turn += 1) {
      expect(errorOf(await api.createCheckout(checkout)).kind).toBe('overloaded')
    }
    await expect.poll(() => held.length).toBe(limits.places)
    // Those that have waited too long by now are not sent either: there is no doubt about them.
    vi.setSystemTime(Date.now() + long / 2 + 1)
    for (const answer of held) answer()
    const answers = await Promise.all(calls)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(limits.places)
    const kinds = answers.filter(({ ok }) => !ok).map((answer) => errorOf(answer).kind)
    expect(kinds).toEqual(['overloaded', 'overloaded'])
    expect(server.received).toHaveLength(limits.places)
    expect(refused).toContainEqual({ upstream: 'checkouts', reason: 'overloaded' })
  })
})
