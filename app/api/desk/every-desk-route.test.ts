import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { deskUserHeader } from '@/lib/desk/api/calls'
import { isDeskRoute } from '@/lib/desk/server/desk-route'
import { credentialOf } from '@/lib/desk/server/session/find-session'
import { newToken, tokenHashOf } from '@/lib/desk/server/session/session-cookies'
import type { NewSession } from '@/lib/desk/server/store/desk-store'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { clientAddressHeader } from '@/lib/server/client-address'
import { openDeskBrowser, type RouteHandler } from '@/lib/testing/desk-browser'
import { recordLog } from '@/lib/testing/recorded-log'
import { runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore({ DESK_PASSWORD_HASH: `scrypt:16:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}` })

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
type Row = readonly [route: string, method: string, handle: RouteHandler]

const rows: Row[] = []
for (const file of fs.globSync('**/route.ts', { cwd: import.meta.dirname }).toSorted()) {
  const exported = (await import(path.join(import.meta.dirname, file))) as Record<string, RouteHandler>
  const route = path.posix.join('/api/desk', file.replaceAll(path.sep, '/').replace('/route.ts', ''))
  for (const method of methods) if (exported[method]) rows.push([route, method, exported[method]])
}
const isSignIn = (route: string, method: string) => route === '/api/desk/session' && method === 'POST'
const closed = rows.filter(([route, method]) => !isSignIn(route, method))

recordLog()
const store = getDeskStore()
await store.saveUser({ name: 'ana', hash: 'hash-of-ana' })

const hour = 3_600_000

/** A session as signing in opens it, changed as a test wants it; the token of its cookie. */
async function sessionOf(changes: Partial<NewSession> = {}): Promise<string> {
  const token = newToken()
  await store.createSession({
    tokenHash: tokenHashOf(token),
    user: 'ana',
    credential: credentialOf('hash-of-ana'),
    client: '198.51.100.1',
    deviceHash: 'device-1',
    expiresAt: new Date(Date.now() + hour).toISOString(),
    ...changes,
  })
  return token
}

async function call(
  [route, method, handle]: Row,
  token: string | null,
  headers: Record<string, string> = {},
) {
  const browser = openDeskBrowser({ [clientAddressHeader]: '198.51.100.1', ...headers })
  if (token !== null) browser.cookies.set('desk', token)
  const response = await browser.call(handle, {
    path: route,
    ...(method === 'GET' ? {} : { body: {} }),
    parameters: { code: 'abcdef012345' },
  })
  const isProblem = response.headers.get('content-type') === 'application/problem+json'
  const kind = isProblem ? ((await response.json()) as { readonly kind: string }).kind : null
  if (!isProblem) await response.body?.cancel()
  return { status: response.status, kind }
}

const signedOut = { status: 401, kind: 'desk-signed-out' }

/** Cookies that open nothing. */
const useless: [string, () => Promise<string | null>][] = [
  ['no cookie', async () => null],
  ['a token that was never issued', async () => newToken()],
  ['a token that is none', async () => `${newToken()}' OR '1'='1`],
  ['the hash that the database has', async () => tokenHashOf(await sessionOf())],
  ['a session that has expired', () => sessionOf({ expiresAt: new Date(Date.now() - 1).toISOString() })],
  [
    'a session that was ended',
    async () => {
      const token = await sessionOf()
      await store.endSession(tokenHashOf(token))
      return token
    },
  ],
  ['a session of an earlier password', () => sessionOf({ credential: credentialOf('hash of before') })],
  ['a session of a user who is no more', () => sessionOf({ user: 'rui' })],
  ['a session of the market with an earlier DESK_PASSWORD_HASH', () => sessionOf({ user: 'mercado' })],
]

describe('every route of the desk', () => {
  it.each(rows)('S38 %s by %s goes through the one way in, and reads or posts', (_route, method, handle) => {
    expect(isDeskRoute(handle)).toBe(true)
    expect(['GET', 'POST']).toContain(method)
  })

  it('S38 is known here, and one alone is open to those who have no session', () => {
    const files = fs.globSync('**/route.{ts,tsx,js}', { cwd: import.meta.dirname })
    expect(new Set(rows.map(([route]) => route)).size).toBe(files.length)
    expect(rows.length - closed.length).toBe(1)
  })

  describe.each(closed)('%s by %s', (...row) => {
    it.each(useless)('S38 is shut to %s', async (_title, tokenOf) => {
      expect(await call(row, await tokenOf())).toEqual(signedOut)
    })

    it('S38 is open to a session, and to no other site with it', async () => {
      const token = await sessionOf()
      const foreign = { status: 403, kind: 'foreign-origin' }
      const evil = 'https://evil.example'
      const otherOrigins: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
        { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded', origin: evil },
        { 'sec-fetch-site': 'same-site', origin: evil },
      ]
      for (const headers of otherOrigins) expect(await call(row, token, headers)).toEqual(foreign)
      expect((await call(row, token)).kind).not.toBe('desk-signed-out')
    })

    it('S38 rejects a page that shows another user than the one who signed in in another tab', async () => {
      const token = await sessionOf()
      expect(await call(row, token, { [deskUserHeader]: 'bia' })).toEqual(signedOut)
      expect((await call(row, token, { [deskUserHeader]: 'ana' })).kind).not.toBe('desk-signed-out')
    })
  })

  it('S38 takes no form, and nothing that is no JSON', async () => {
    const token = await sessionOf()
    for (const row of rows.filter(([, method]) => method === 'POST')) {
      const form = await call(row, token, { 'content-type': 'text/plain' })
      expect(form).toEqual({ status: 415, kind: 'not-json' })
    }
  })
})
