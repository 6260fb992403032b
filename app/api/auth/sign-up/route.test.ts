import { describe, expect, it } from 'vitest'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

const account = { name: 'Ana', email: 'ana@exemplo.com', password: 'uma senha só minha' }

async function answerTo(body: unknown, headers?: Record<string, string>) {
  const { POST } = await import('./route')
  const response = await POST(ownPost('/api/auth/sign-up', body, headers))
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { kind } = (await response.json()) as { kind: string }
  return [response.status, kind]
}

describe('POST /api/auth/sign-up', () => {
  it('answers 501 while accounts are not configured', async () => {
    expect(await answerTo(account)).toEqual([501, 'auth-not-configured'])
  })

  it('S8 answers 400 without a name, with an endless one, or with a key it does not know', async () => {
    const { name, ...credentials } = account
    for (const body of [
      credentials,
      { ...account, name: '' },
      { ...account, name: name.repeat(50) },
      { ...account, role: 'admin' },
    ]) {
      expect(await answerTo(body)).toEqual([400, 'bad-body'])
    }
  })

  it('S7 answers 403 to another site', async () => {
    expect(await answerTo(account, { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'foreign-origin'])
  })

  it('S7 answers to POST alone', async () => {
    expect(Object.keys(await import('./route'))).toEqual(['POST'])
  })
})
