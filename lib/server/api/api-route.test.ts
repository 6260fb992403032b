import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { apiRoute, queryOf } from './api-route.ts'

const siteUrl = 'https://loja.example'
vi.stubEnv('SITE_URL', siteUrl)
vi.stubEnv('RATE_LIMIT_SCALE', '100')

const echo = apiRoute({
  admission: { limit: 'quote', from: 'own-json' },
  schema: z.unknown(),
  call: ({ input }) => Response.json({ ok: true, value: input }),
})

/** What a route is handed of a body, or why it is not. */
async function readJsonBody(request: Request): Promise<unknown> {
  const answer = await echo(request)
  const body = (await answer.json()) as { kind?: string }
  return answer.ok ? body : { ok: false, error: { kind: body.kind } }
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const limit = 16 * 1024

function post(body: BodyInit | null, headers: Record<string, string> = json): Request {
  return new Request(`${siteUrl}/api/checkout`, {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)
}

const refused = (kind: string) => ({ ok: false, error: { kind } })
const ofLength = (length: number) => JSON.stringify('a'.repeat(length - 2))

function endless() {
  let chunks = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1
      controller.enqueue(new Uint8Array(1024).fill(97))
    },
  })
  return { stream, sent: () => chunks }
}

describe('the body of a call', () => {
  it('reads what a page of ours posts, with accents that came apart put together but in a password', async () => {
    const apart = 'Itajaí'.normalize('NFD')
    const posted = post(JSON.stringify({ a: ['ç', apart], newPassword: apart }))
    const value = { a: ['ç', 'Itajaí'], newPassword: apart }
    expect(await readJsonBody(posted)).toEqual({ ok: true, value })
    expect(queryOf(`${siteUrl}/?q=${encodeURIComponent(apart)}`)).toEqual({ q: 'Itajaí' })
  })

  it.each(['application/json; charset=utf-8', 'Application/JSON', ' application/json ;x=y'])(
    'S7 takes the media type %j',
    async (type) => {
      expect(await readJsonBody(post('1', { ...json, 'content-type': type }))).toMatchObject({ ok: true })
    },
  )

  it.each([
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'],
    'text/plain; application/json',
  ])('S7 refuses the media type %j', async (type) => {
    const request = post('{}', { ...json, 'content-type': type })
    expect(await readJsonBody(request)).toEqual(refused('not-json'))
  })

  it('S7 refuses a body without a media type', async () => {
    const request = post(new Uint8Array([123, 125]), { 'sec-fetch-site': 'same-origin' })
    expect(await readJsonBody(request)).toEqual(refused('not-json'))
  })

  it.each(['cross-site', 'same-site', 'none', ''])('S7 refuses Sec-Fetch-Site: %s', async (site) => {
    const request = post('{}', { ...json, 'sec-fetch-site': site, origin: siteUrl })
    expect(await readJsonBody(request)).toEqual(refused('foreign-origin'))
  })

  it('S7 looks at Origin where a browser sends no Sec-Fetch-Site', async () => {
    const from = (origin: Record<string, string>) =>
      readJsonBody(post('{}', { 'content-type': 'application/json', ...origin }))
    expect(await from({ origin: siteUrl })).toMatchObject({ ok: true })
    for (const origin of [
      ...['https://evil.example', 'https://loja.example.evil.example', 'http://loja.example', 'null'],
    ]) {
      expect(await from({ origin })).toEqual(refused('foreign-origin'))
    }
    expect(await from({})).toEqual(refused('foreign-origin'))
  })

  it('S8 takes 16 KB and not one byte more', async () => {
    expect(await readJsonBody(post(ofLength(limit)))).toMatchObject({ ok: true })
    expect(await readJsonBody(post(ofLength(limit + 1)))).toEqual(refused('too-large'))
    expect(await readJsonBody(post(JSON.stringify('ç'.repeat(limit / 2))))).toEqual(refused('too-large'))
  })

  it('S8 believes a header that announces too much, without reading', async () => {
    const { stream, sent } = endless()
    const request = post(stream, { ...json, 'content-length': String(limit + 1) })
    expect(await readJsonBody(request)).toEqual(refused('too-large'))
    expect(sent()).toBeLessThanOrEqual(1)
  })

  it.each(['10', 'muito', '-1'])(
    'S8 counts a stream that announces %s bytes and never ends',
    async (length) => {
      const { stream, sent } = endless()
      const request = post(stream, { ...json, 'content-length': length })
      expect(await readJsonBody(request)).toEqual(refused('too-large'))
      expect(sent()).toBeLessThan(20)
    },
  )
})
