import { describe, expect, it } from 'vitest'
import type { AuthOutcome } from '@/lib/api/auth-messages'
import { googleBodySchema } from '@/lib/api/auth-messages'
import { noDelivery } from '@/lib/domain/account'
import { success } from '@/lib/domain/result'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
const outcomes: AuthOutcome[] = [
  { kind: 'signed-in', user, delivery: noDelivery },
  { kind: 'confirmation-sent' },
  { kind: 'continue-at', url: 'https://accounts.example/' },
]

describe('authRoute', () => {
  it.each(outcomes)('answers with the outcome $kind, which no cache keeps', async (outcome) => {
    const { authRoute } = await import('./auth-route')
    const POST = authRoute({ schema: googleBodySchema, call: async () => success(outcome) })
    const response = await POST(ownPost('/api/auth/google', {}))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual(outcome)
  })

  it('asks no service before the body is known to be right', async () => {
    const { authRoute } = await import('./auth-route')
    let calls = 0
    const POST = authRoute({
      schema: googleBodySchema,
      call: async () => {
        calls += 1
        return success({ kind: 'confirmation-sent' })
      },
    })
    for (const request of [
      ownPost('/api/auth/google', { extra: 1 }),
      ownPost('/api/auth/google', {}, { 'sec-fetch-site': 'cross-site' }),
    ]) {
      expect((await POST(request)).ok).toBe(false)
    }
    expect(calls).toBe(0)
  })
})
