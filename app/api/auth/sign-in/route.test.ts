import { beforeAll, describe, expect, it } from 'vitest'
import { ownPost, runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

let POST: (request: Request) => Promise<Response>

beforeAll(async () => {
  ;({ POST } = await import('./route'))
})

const credentials = { email: 'ana@exemplo.com', password: 'uma senha só minha' }

async function problemOf(body: unknown, headers?: Record<string, string>) {
  const response = await POST(ownPost('/api/auth/sign-in', body, headers))
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  // S13, S15: nothing of what was typed comes back, and no session is set.
  expect(text).not.toMatch(/ana@|senha só|\bat \/|node_modules|stack/)
  expect(response.headers.get('set-cookie')).toBeNull()
  const { kind, title, detail, requestId } = JSON.parse(text)
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  return { status: response.status, kind, title, detail }
}

describe('POST /api/auth/sign-in', () => {
  it('answers 501 with the text of the specification while accounts are not configured', async () => {
    expect(await problemOf(credentials)).toEqual({
      status: 501,
      kind: 'auth-not-configured',
      title: 'Integração Pendente! ⚙️',
      detail: 'Configure a integração com o Supabase para ativar a autenticação.',
    })
  })

  it('S7 answers 415 to anything but JSON, and 403 to another site', async () => {
    expect(await problemOf(credentials, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      kind: 'not-json',
    })
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await problemOf(credentials, { 'sec-fetch-site': site })).toMatchObject({
        status: 403,
        kind: 'foreign-origin',
      })
    }
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    const foreign = new Request(siteUrl, { method: 'POST', headers, body: JSON.stringify(credentials) })
    expect((await POST(foreign)).status).toBe(403)
  })

  it('S8 answers 413 above 16 KB, 400 to bad JSON and to any key it does not know', async () => {
    expect(await problemOf({ ...credentials, password: 'a'.repeat(17_000) })).toMatchObject({
      status: 413,
      kind: 'too-large',
    })
    expect(await problemOf('{')).toMatchObject({ status: 400, kind: 'bad-json' })
    const polluted = JSON.stringify(credentials).replace('{', '{"__proto__":{"x":1},')
    for (const body of [null, [], {}, { ...credentials, name: 'Ana' }, polluted]) {
      expect(await problemOf(body)).toMatchObject({ status: 400, kind: 'bad-body' })
    }
  })

  it('takes every address that the e-mail field of a browser takes, and no other', async () => {
    const kindOf = async (email: unknown) => (await problemOf({ ...credentials, email })).kind
    for (const email of ['a@b', "o'neil+feira@exemplo.com.br", 'x@xn--po-8ia.example']) {
      expect(await kindOf(email)).toBe('auth-not-configured')
    }
    for (const email of [
      '',
      'ana',
      'ana@',
      '@exemplo.com',
      'a b@exemplo.com',
      7,
      `${'a'.repeat(250)}@b.br`,
    ]) {
      expect(await kindOf(email)).toBe('bad-body')
    }
  })

  it('S7 answers to POST alone', async () => {
    expect(Object.keys(await import('./route'))).toEqual(['POST'])
  })
})
