import { describe, expect, it } from 'vitest'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

async function answerTo(body: unknown, headers?: Record<string, string>) {
  const { POST } = await import('./route')
  const response = await POST(ownPost('/api/auth/google', body, headers))
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { kind } = (await response.json()) as { kind: string }
  return [response.status, kind]
}

describe('POST /api/auth/google', () => {
  it('answers 501 while accounts are not configured', async () => {
    expect(await answerTo({})).toEqual([501, 'auth-not-configured'])
  })

  it('S6 takes no return address, nor anything else', async () => {
    expect(await answerTo({ redirectTo: 'https://evil.example' })).toEqual([400, 'bad-body'])
  })

  it('S7 answers 403 to another site', async () => {
    expect(await answerTo({}, { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'foreign-origin'])
  })

  it('S7 answers to POST alone', async () => {
    expect(Object.keys(await import('./route'))).toEqual(['POST'])
  })
})
