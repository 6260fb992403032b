import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { variantIdOf } from '../testing/sample-values.ts'
import type { StoreApi } from './store-api.ts'
import {
  answerJson,
  type FaultServer,
  faults,
  rateLimited,
  startFaultServer,
} from './testing/fault-server.ts'
import { errorOf, testClient } from './testing/test-client.ts'
import { type BreakerChange, guardLimits } from './upstream-guard.ts'

const restMs = 300
const limits = { places: 4, queue: 2, failures: 5, restMs }
const checkout = {
  items: [{ variantId: variantIdOf(1), quantity: 1 }],
  successUrl: 'http://localhost:3000/success',
  cancelUrl: 'http://localhost:3000/store',
}
const settings = answerJson({})
const opened = answerJson({ url: 'https://pay.example/1' })

let server: FaultServer
let api: StoreApi
let changes: BreakerChange[]

beforeAll(async () => {
  server = await startFaultServer()
})
afterAll(() => server.close())
beforeEach(() => {
  changes = []
  api = testClient({
    baseUrl: server.origin,
    timeouts: { readMs: 80, checkoutMs: 80 },
    firstPauseMs: 1,
    guards: { reads: limits, checkouts: limits },
    onBreaker: (change) => changes.push(change),
  })
})

async function fail(
  times: number,
  call = () => api.findSettings() as Promise<{ ok: boolean }>,
): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) expect((await call()).ok).toBe(false)
}
const rested = () => new Promise((resolve) => setTimeout(resolve, restMs + 20))

describe('R7 a store that hangs', () => {
  it('R7 costs its first callers their patience, and then nobody any more', async () => {
    server.answerWith(faults.hang)
    await fail(limits.failures)
    const asked = server.received.length
    const error = errorOf(await api.findSettings())
    expect(error).toMatchObject({ kind: 'unavailable', status: 503, retryAfterSeconds: 1 })
    expect(server.received).toHaveLength(asked)
    expect(changes).toEqual([{ upstream: 'reads', isOpen: true }])
  })

  it('R7 lets checkouts pass while its catalogue hangs, and the other way round', async () => {
    server.answerWith(faults.hang)
    await fail(limits.failures)
    server.answerWith(opened)
    expect((await api.createCheckout(checkout)).ok).toBe(true)

    server.answerWith(faults.hang)
    await fail(limits.failures, () => api.createCheckout(checkout))
    expect(errorOf(await api.createCheckout(checkout)).kind).toBe('unavailable')
    await rested()
    server.answerWith(settings)
    expect((await api.findSettings()).ok).toBe(true)
  })

  it('R7 is tried by one call after a rest, while the others are refused soon', async () => {
    server.answerWith(faults.hang)
    await fail(limits.failures)
    await rested()
    server.answerWith(faults.hang)
    await Promise.all([fail(1), fail(1), fail(1)])
    expect(server.received).toHaveLength(1)
  })

  it('R7 is called again by everyone as soon as one call has gone well', async () => {
    server.answerWith(faults.serverError)
    await fail(limits.failures)
    await rested()
    server.answerWith(settings)
    const calls = await Promise.all([api.findSettings(), api.findSettings(), api.findSettings()])
    expect(calls.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(changes.map(({ isOpen }) => isOpen)).toEqual([true, false])
  })
})

describe('R7 the breaker', () => {
  it.each([
    ['a refused query', faults.refusedPage],
    ['a rate limit', rateLimited('9')],
    ['a redirect', faults.redirect],
    ['a page instead of data', faults.html],
  ])('R7 stays closed for %s, since somebody is there', async (_, fault) => {
    server.answerWith(fault)
    await fail(limits.failures * 3)
    expect(server.received).toHaveLength(limits.failures * 3)
    expect(changes).toEqual([])
  })

  it('R7 counts failures one after the other only', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      server.answerWith(faults.serverError, faults.serverError, settings)
      expect((await api.findSettings()).ok).toBe(true)
    }
    expect(changes).toEqual([])
  })
})

describe('R7 the places', () => {
  it('R7 refuse at once what is more than they hold, and send none of it', async () => {
    server.answerWith(faults.hang)
    const calls = Array.from({ length: limits.places + limits.queue + 3 }, () => api.createCheckout(checkout))
    const kinds = (await Promise.all(calls)).map((call) => errorOf(call).kind)
    expect(kinds.filter((kind) => kind === 'timeout')).toHaveLength(limits.places)
    // Those that waited until their time was over were not sent either: nobody is in doubt about them.
    expect(kinds.filter((kind) => kind === 'unavailable')).toHaveLength(limits.queue + 3)
    expect(server.received).toHaveLength(limits.places)
  })

  it('R7 leave room for a busy hour', () => {
    expect(guardLimits.checkouts.places + guardLimits.checkouts.queue).toBeGreaterThanOrEqual(50)
    expect(guardLimits.reads.places).toBeGreaterThanOrEqual(32)
  })
})
