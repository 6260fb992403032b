import { readFileSync } from 'node:fs'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { createAuthServer } from './handler.ts'
import { type CallOptions, type Filling, plays, type Stage } from './recorded-cases.ts'

type Answer = { status: number; headers: Record<string, string>; body: unknown }
type Recorded = {
  readonly case: string
  readonly project?: string
  readonly request: { readonly method: string; readonly path: string; readonly body?: object }
  readonly response: Answer
}
type RecordedToken = { readonly case: string; readonly header: object; readonly claims: object }

const file = new URL('./recorded-answers.json', import.meta.url)
const recording = JSON.parse(readFileSync(file, 'utf8')) as { answers: (Recorded | RecordedToken)[] }
const answers = recording.answers.filter((entry): entry is Recorded => 'request' in entry)
const tokens = recording.answers.filter((entry): entry is RecordedToken => 'claims' in entry)
const nameOf = (entry: { case: string; project?: string }) =>
  entry.project ? `${entry.project} › ${entry.case}` : entry.case

/** Headers that a client of the service may go by. */
const comparedHeaders = ['content-type', 'cache-control', 'x-supabase-api-version', 'location', 'retry-after']

const origin = 'https://project.supabase.example'

async function openStage(): Promise<Stage> {
  let time = Date.parse('2026-11-22T00:00:00Z')
  const keys = { publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' }
  const redirectAddresses = ['http://localhost:3999/auth/callback']
  const auth = await createAuthServer({ origin, ...keys, redirectAddresses, now: () => time })
  return {
    auth,
    wait(milliseconds) {
      time += milliseconds
    },
    call: (method: string, path: string, { body, bearer }: CallOptions = {}) =>
      auth.handle(
        new Request(`${origin}/auth/v1${path}`, {
          method,
          headers: {
            apikey: keys.publishableKey,
            'x-supabase-api-version': '2024-01-01',
            ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      ),
  }
}

/** Puts real tokens in place of `<refresh_token>` and the like. */
const fill = (text: string, filling: Filling) =>
  text.replace(/<(\w+)>/g, (whole, name: string) => filling[name] ?? whole)

const stable: Readonly<Record<string, unknown>> = {
  access_token: '<jwt>',
  provider_token: '<jwt>',
  refresh_token: '<refresh token>',
  expires_at: 1790000000,
  exp: 1790000000,
  iat: 1789996400,
  timestamp: 1789996400,
  kid: 'ec-1',
  x: '<coordinate>',
  y: '<coordinate>',
}

/** A text without what differs from one run to the next. */
function stableText(text: string): string {
  return text
    .replace(
      /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g,
      '00000000-0000-4000-8000-000000000001',
    )
    .replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/, '<time>')
    .replace(/^<a href="[^"]*">/, '<a href="">')
}

/** A body, headers or claims without what differs from one run to the next. */
function stabilize(value: unknown): unknown {
  if (typeof value === 'string') return stableText(value)
  if (Array.isArray(value)) return value.map(stabilize)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, stable[key] ?? stabilize(inner)])
  return Object.fromEntries(entries)
}

/** Where Google's page is does not matter, but what it is asked for. */
function stableLocation(address: string | undefined): unknown {
  if (address === undefined) return undefined
  const { pathname, searchParams } = new URL(address)
  const fields = Object.fromEntries(searchParams)
  return { pathname, ...fields, redirect_uri: fields['redirect_uri'] && '<callback>', state: '<state>' }
}

const pick = (headers: Record<string, string>) => ({
  ...Object.fromEntries(comparedHeaders.map((name) => [name, headers[name]])),
  location: stableLocation(headers['location']),
})

async function play({ request, ...entry }: Recorded): Promise<Answer> {
  const stage = await openStage()
  const filling = (await plays[nameOf(entry)]?.(stage)) ?? {}
  const body = request.body && JSON.parse(fill(JSON.stringify(request.body), filling))
  const path = fill(request.path, filling)
  const answer = await stage.call(request.method, path, { body, bearer: filling['bearer'] })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type') === 'application/json'
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: isJson ? JSON.parse(text) : text,
  }
}

describe('the stand-in answers as the real service did', () => {
  it.each(answers.map((entry) => [nameOf(entry), entry] as const))('S23 %s', async (_name, entry) => {
    const answer = await play(entry)
    const { status, headers, body } = entry.response
    expect({ status: answer.status, headers: pick(answer.headers), body: stabilize(answer.body) }).toEqual({
      status,
      headers: pick(headers),
      body: stabilize(body),
    })
  })

  it.each(tokens)('S23 $case', async ({ case: name, header, claims }) => {
    const { bearer = '' } = (await plays[name]?.(await openStage())) ?? {}
    expect(stabilize(decodeProtectedHeader(bearer))).toEqual(stabilize(header))
    // The service is known to the outside as the project, without a port of its own.
    expect(stabilize(decodeJwt(bearer))).toEqual(stabilize(claims))
  })

  it('S23 in every case that was recorded, each of them known by its name', () => {
    const names = recording.answers.map(nameOf)
    expect(names.toSorted()).toEqual(Object.keys(plays).toSorted())
    expect(new Set(names).size).toBe(64)
  })

  // The one case that is not recorded, but read in the service's source (`internal/api/signup.go`).
  it('S23 S63 a second sign-up of an unconfirmed address changes neither password nor metadata', async () => {
    const { auth, call, wait } = await openStage()
    const email = 'espera@exemplo.com'
    const signUp = async (password: string, data: object) =>
      (await call('POST', '/signup', { body: { email, password, data } })).json()
    const first = await signUp('a primeira senha 1', { full_name: 'Primeira', sign_up_hash: 'um' })
    wait(61_000)
    const second = await signUp('a segunda senha 2', {
      full_name: 'Segunda',
      other: 'x',
      sign_up_hash: 'dois',
    })
    expect(second).toMatchObject({ id: first.id, user_metadata: first.user_metadata })
    const { password, metadata } = auth.people.findByEmail(email) ?? {}
    expect([password, metadata]).toEqual(['a primeira senha 1', first.user_metadata])
  })
})
