import { describe, expect, it } from 'vitest'
import { type Fault, faults, startFaultServer } from '../adapters/hostinger/testing/fault-server.ts'
import { errorOf, testClient } from '../adapters/hostinger/testing/test-client.ts'
import { keyOf } from '../orders/testing/sample-orders.ts'
import { StoreApiError, type StoreApiErrorDetails } from '../store/errors.ts'
import { closedPort } from '../testing/closed-port.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { outcomeOfError, wasNeverReached } from './outcome-of-error.ts'

const outcomeOf = (details: Omit<StoreApiErrorDetails, 'message'>) =>
  outcomeOfError(new StoreApiError({ ...details, message: 'm' }))

async function errorFrom(baseUrl: string): Promise<StoreApiError> {
  const api = testClient({ baseUrl, timeouts: { readMs: 1000, checkoutMs: 1000 } })
  return errorOf(
    await api.createCheckout({
      order: { key: keyOf(1), shippingFee: null, buyer: { address: '192.0.2.1', whatsapp: null } },
      items: [{ variantId: variantIdOf(1), quantity: 1 }],
      successUrl: 'http://shop.test/success',
      cancelUrl: 'http://shop.test/store',
    }),
  )
}

describe('outcomeOfError', () => {
  it.each([
    [{ kind: 'http', status: 400 }, 'refused', 'store-failed'],
    [{ kind: 'http', status: 404 }, 'refused', 'store-failed'],
    [{ kind: 'http', status: 408 }, 'refused', 'store-failed'],
    [{ kind: 'rate-limited', status: 429 }, 'refused', 'store-busy'],
    [{ kind: 'http', status: 503 }, 'refused', 'store-down'],
    [{ kind: 'redirected', status: 301 }, 'refused', 'store-failed'],
    [{ kind: 'redirected', status: 303 }, 'unknown', 'checkout-unknown'],
    [{ kind: 'http', status: 500 }, 'failed', 'store-failed'],
    [{ kind: 'http', status: 502 }, 'failed', 'store-failed'],
    [{ kind: 'http', status: 504 }, 'unknown', 'checkout-unknown'],
    [{ kind: 'timeout' }, 'unknown', 'checkout-unknown'],
    [{ kind: 'malformed', status: 200 }, 'unknown', 'checkout-unknown'],
    [{ kind: 'too-large', status: 200 }, 'unknown', 'checkout-unknown'],
    [{ kind: 'unreachable' }, 'unknown', 'checkout-unknown'],
  ] as const)('%o leaves the order %s', (details, state, kind) => {
    expect(outcomeOf(details)).toEqual({ state, kind })
  })

  it('R9 knows a store that was never reached over a real connection', async () => {
    const refused = await errorFrom(`http://127.0.0.1:${await closedPort()}`)
    expect([refused.kind, outcomeOfError(refused).state]).toEqual(['unreachable', 'refused'])
  })

  const brokenOff: [string, Fault][] = [
    ['a reset', faults.reset],
    ['a hanging store', faults.hang],
    ['half a body', faults.truncated],
    ['a slow body', faults.slowBody],
    ['HTML', faults.html],
    ['JSON cut off', faults.malformedJson],
    ['a body that is too large', faults.hugeDeclared],
  ]
  it.each(brokenOff)('R9 does not know how it went after %s', async (_title, fault) => {
    const server = await startFaultServer()
    server.answerWith(fault)
    const error = await errorFrom(server.origin)
    await server.close()
    expect(outcomeOfError(error)).toEqual({ state: 'unknown', kind: 'checkout-unknown' })
  })
})

describe('wasNeverReached', () => {
  const coded = (code: string) => Object.assign(new Error(code), { code })

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED'])(
    'is true for %s, however deep',
    (code) => {
      expect(wasNeverReached(new TypeError('fetch failed', { cause: coded(code) }))).toBe(true)
    },
  )

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'])('is false for %s', (code) => {
    expect(wasNeverReached(new TypeError('fetch failed', { cause: coded(code) }))).toBe(false)
  })

  it('needs every address that was tried to have failed that early', () => {
    const [refused, reset] = [coded('ECONNREFUSED'), coded('ECONNRESET')]
    expect(wasNeverReached(new AggregateError([refused, refused]))).toBe(true)
    expect(wasNeverReached(new AggregateError([refused, reset]))).toBe(false)
    expect([wasNeverReached(new Error('x')), wasNeverReached(null)]).toEqual([false, false])
  })
})
