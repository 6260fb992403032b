import { expect, it } from 'vitest'
import { StoreApiError, storeProblem } from './errors.ts'

it.each([
  [{ kind: 'timeout' }, 'store-timeout'],
  [{ kind: 'rate-limited', status: 429 }, 'store-busy'],
  [{ kind: 'overloaded', status: 503 }, 'store-busy'],
  [{ kind: 'unavailable' }, 'store-down'],
  [{ kind: 'http', status: 503 }, 'store-down'],
  [{ kind: 'unreachable' }, 'store-down'],
  [{ kind: 'unreachable', status: 200 }, 'store-down'],
  [{ kind: 'http', status: 500 }, 'store-failed'],
  [{ kind: 'http', status: 404 }, 'store-failed'],
  [{ kind: 'malformed', status: 200 }, 'store-failed'],
  [{ kind: 'too-large' }, 'store-failed'],
  [{ kind: 'redirected', status: 302 }, 'store-failed'],
] as const)('S15 a store error %o is the problem %s', (details, problem) => {
  expect(storeProblem(new StoreApiError({ ...details, message: 'm' }))).toBe(problem)
})
