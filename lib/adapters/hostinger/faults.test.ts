import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoreApi } from '../../store/store-api.ts'
import type { StoreApiClientOptions } from './client.ts'
import { answerJson, faults, huge, rateLimited, startFaultServer } from './testing/fault-server.ts'
import { errorOf, testClient } from './testing/test-client.ts'
import type { StoreApiCall } from './transport.ts'

const page = { offset: 0, limit: 10 }
const emptyList = answerJson({ products: [], count: 0 })
const patient = { timeouts: { readMs: 60_000, checkoutMs: 1 } }
const hasty = { timeouts: { readMs: 60, checkoutMs: 60 } }

const server = await startFaultServer()
afterAll(() => server.close())

let pauses: number[]
beforeEach(() => {
  pauses = []
})

function client(options: Partial<StoreApiClientOptions> = {}): StoreApi {
  let slept = 0
  const sleep = async (milliseconds: number) => {
    pauses.push(milliseconds)
    slept += milliseconds
  }
  return testClient({ baseUrl: server.origin, sleep, now: () => Date.now() + slept, ...options })
}

describe('a fault', () => {
  it('R5 of a refused connection is unreachable', async () => {
    const gone = await startFaultServer()
    await gone.close()
    const error = errorOf(await client({ baseUrl: gone.origin }).findSettings())
    expect(error).toMatchObject({ kind: 'unreachable', status: null, isRetryable: true })
  })

  it('R5 of a reset or half a body is unreachable, after three attempts', async () => {
    for (const fault of [faults.reset, faults.truncated]) {
      server.answerWith(fault)
      expect(errorOf(await client().listProducts(page)).kind).toBe('unreachable')
      expect(server.received).toHaveLength(3)
    }
  })

  it('R1 of silence or an unfinished body is a time-out', async () => {
    for (const fault of [faults.hang, faults.slowBody]) {
      server.answerWith(fault)
      expect(errorOf(await client(hasty).listProducts(page)).kind).toBe('timeout')
    }
  })

  it('of a refused query carries status, message, correlation id, and is not repeated', async () => {
    server.answerWith(faults.refusedPage)
    const error = errorOf(await client().listProducts(page))
    expect(error).toMatchObject({
      kind: 'http',
      message: 'HTTP 400: Bad Request',
      status: 400,
      upstreamMessages: ['property page should not exist'],
      correlationId: 'corr-1',
      isRetryable: false,
    })
    expect(server.received).toHaveLength(1)
  })

  it('R2 of the server is tried three times with growing pauses', async () => {
    server.answerWith(faults.serverError)
    const error = errorOf(await client({ firstPauseMs: 100 }).listProducts(page))
    expect(error.message).toBe('HTTP 500: Internal Server Error')
    expect(server.received).toHaveLength(3)
    expect(pauses).toEqual([50, 100])
  })

  it('R3 of a rate limit is waited out only when the wait is short', async () => {
    server.answerWith(rateLimited('1'), emptyList)
    expect((await client(patient).listProducts(page)).ok).toBe(true)
    expect(pauses).toEqual([1000])

    for (const retryAfter of ['3', null]) {
      server.answerWith(rateLimited(retryAfter))
      const error = errorOf(await client(patient).listProducts(page))
      expect(error).toMatchObject({ kind: 'rate-limited', retryAfterSeconds: retryAfter && 3 })
      expect(server.received).toHaveLength(1)
    }
  })

  it('R4 of broken JSON or a page is malformed and not repeated', async () => {
    for (const fault of [faults.malformedJson, faults.html]) {
      server.answerWith(fault)
      expect(errorOf(await client().listProducts(page))).toMatchObject({
        kind: 'malformed',
        isRetryable: false,
      })
      expect(server.received).toHaveLength(1)
    }
  })

  it('R6 of a huge body is cut off while it comes', async () => {
    let sent = 0
    const cut = new Promise<void>((resolve) => {
      const fault = huge({
        megabytes: 64,
        onSent: (bytes) => {
          sent = bytes
          resolve()
        },
      })
      server.answerWith(fault)
    })
    expect(errorOf(await client().listProducts(page)).kind).toBe('too-large')
    await cut
    expect(sent).toBeLessThan(32 * 1024 * 1024)
    server.answerWith(faults.hugeDeclared)
    expect(errorOf(await client().listProducts(page)).kind).toBe('too-large')
  })

  it('S10 of a redirect is an error and the target is not visited', async () => {
    server.answerWith(faults.redirect)
    const error = errorOf(await client().listProducts(page))
    expect(error).toMatchObject({
      kind: 'redirected',
      status: 302,
      message: 'HTTP 302: Found',
      isRetryable: false,
    })
    expect(server.received).toHaveLength(1)
  })

  it('is logged without query and body', async () => {
    const calls: StoreApiCall[] = []
    server.answerWith(faults.refusedPage)
    await client({ log: (call) => calls.push(call) }).listProducts(page)
    expect(calls).toEqual([
      {
        method: 'GET',
        path: 'products',
        status: 400,
        failure: 'http',
        correlationId: 'corr-1',
        milliseconds: expect.any(Number),
      },
    ])
  })
})
