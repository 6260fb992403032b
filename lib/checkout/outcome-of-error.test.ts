import { describe, expect, it } from 'vitest'
import { StoreApiError, type StoreApiErrorDetails } from '../store/errors.ts'
import { outcomeOfError, wasNeverReached } from './outcome-of-error.ts'

const outcomeOf = (details: Omit<StoreApiErrorDetails, 'message'>) =>
  outcomeOfError(new StoreApiError({ ...details, message: 'm' }))

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
    [{ kind: 'http', status: 520 }, 'unknown', 'checkout-unknown'],
    [{ kind: 'http', status: 524 }, 'unknown', 'checkout-unknown'],
    [{ kind: 'timeout' }, 'unknown', 'checkout-unknown'],
    [{ kind: 'malformed', status: 200 }, 'unknown', 'checkout-unknown'],
    [{ kind: 'too-large', status: 200 }, 'unknown', 'checkout-unknown'],
    [{ kind: 'unreachable' }, 'unknown', 'checkout-unknown'],
  ] as const)('%o leaves the order %s', (details, state, kind) => {
    expect(outcomeOf(details)).toEqual({ state, kind })
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
