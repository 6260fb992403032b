import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { isApiRoute } from '@/lib/server/api/api-route'
import { callsPerMinute } from '@/lib/server/api/rate-limits'
import { clientAddressHeader } from '@/lib/server/client-address'
import { recordLog } from '@/lib/testing/recorded-log'
import { forgetCounts, runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'

beforeEach(forgetCounts)
runOnEmbeddedStore({
  REVALIDATE_SECRET: 'a-secret-of-the-tests',
  DESK_PASSWORD_HASH: `scrypt:16:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}`,
  RATE_LIMIT_SCALE: '0.1',
})
recordLog()

/** The operator's look at the shop, and what is not there: they cost nothing, and are never refused. */
const unlimited = ['/api/health/live', '/api/health/ready', '/api/[...unknown]']

/** Where a password or a code could be guessed. */
const guessed = ['sign-in', 'sign-up', 'recover', 'resend', 'confirm', 'enter', 'new-password'].map(
  (name) => `/api/auth/${name}`,
)

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Handler = (request: Request, context: object) => Promise<Response>
type Row = readonly [route: string, method: (typeof methods)[number], handle: Handler]

const app = path.resolve(import.meta.dirname, '..')
const files = fs
  .globSync('{api,auth}/**/route.ts', { cwd: app })
  .map((file) => file.replaceAll(path.sep, '/'))
const all: Row[] = []
for (const file of files.toSorted()) {
  const exported = (await import(path.join(app, file))) as Record<string, Handler | undefined>
  for (const method of methods) {
    const handle = exported[method]
    if (handle) all.push([`/${file.replace('/route.ts', '')}`, method, handle])
  }
}
// What a window comes back to answers with a redirect whatever happens: `app/api/auth/limits.test.ts` has it.
const rows = all.filter(([route]) => route.startsWith('/api/'))
const limited = rows.filter(([route]) => !unlimited.includes(route))
const changing = limited.filter(([, method]) => method !== 'GET')
const reading = limited.filter(([, method]) => method === 'GET')

// Pictures have no route here, and what a session of the desk may do is not counted without one.
const { picture, desk, ...publicLimits } = callsPerMinute
const most = Math.max(...Object.values(publicLimits)) / 10
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
let addresses = 0
function newAddress(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}

/** What the other headers mean is looked at before the body: `{}` is right for hardly any route. */
async function answerOf([route, method, handle]: Row, headers: Record<string, string>): Promise<Response> {
  const request = new Request(`${siteUrl}${route}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  return handle(request, { params: Promise.resolve({ productId: 'none' }) })
}

const call = async (row: Row, headers: Record<string, string>) => (await answerOf(row, headers)).status

async function statusesOf(row: Row, headers: Record<string, string>, times: number): Promise<number[]> {
  const statuses = new Set<number>()
  for (let turn = 0; turn < times; turn += 1) statuses.add(await call(row, headers))
  return [...statuses]
}

const evil = 'https://evil.example'
const publicPosts: [string, Record<string, string>, number][] = [
  ['a form of another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }, 403],
  ['a script of another site', { ...own, 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour under the same domain', { ...own, 'sec-fetch-site': 'same-site' }, 403],
  ['another site in an old browser', { 'content-type': 'application/json', origin: evil }, 403],
]
const publicReads: [string, Record<string, string>][] = [
  [
    'an image of another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ],
  [
    'a frame of another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
]

describe('S18 every route of our API', () => {
  it.each(all)('S7 S8 S11 S18 %s by %s goes through the one wrapper', (_route, _method, handle) => {
    expect(isApiRoute(handle)).toBe(true)
  })

  it('S7 changes by POST of JSON alone, and reads by GET', async () => {
    expect(new Set(limited.map(([, method]) => method))).toEqual(new Set(['GET', 'POST']))
  })

  // The secret of its caller, or a session of the desk, is looked at before the body.
  it.each(changing.filter(([route]) => !/^\/api\/(revalidate|desk)/.test(route)))(
    'S7 %s by %s takes JSON alone',
    async (...row) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const client = { [clientAddressHeader]: newAddress() }
        expect(await call(row, { ...client, ...own, 'content-type': type })).toBe(415)
      }
    },
  )

  it('is known here', () => {
    expect(all.map(([route]) => route)).toContain('/auth/callback')
    expect(rows.length).toBeGreaterThan(20)
    expect(changing.length).toBeGreaterThan(12)
    expect(reading.length).toBeGreaterThan(4)
  })

  describe.each(changing)('S18 %s by %s', (...row) => {
    const isOwn = (status: number) => status !== 429 && !(status === 403 && row[0] !== '/api/revalidate')

    it.each(publicPosts)(
      'S18 does not count %s against clients with the same address',
      async (_title, headers, status) => {
        const client = { [clientAddressHeader]: newAddress() }
        expect(await statusesOf(row, { ...client, ...headers }, most + 1)).toEqual([status])
        expect(isOwn(await call(row, { ...client, ...own }))).toBe(true)
      },
    )
  })

  describe.each(reading)('S18 %s by %s', (...row) => {
    it.each(publicReads)(
      'S18 does not count %s against clients with the same address',
      async (_title, headers) => {
        const client = { [clientAddressHeader]: newAddress() }
        expect(await statusesOf(row, { ...client, ...headers }, most + 1)).toEqual([403])
        expect(await call(row, { ...client, 'sec-fetch-site': 'same-origin' })).not.toBe(429)
      },
    )

    it('S18 does not count what an old browser loads for another site', async () => {
      const client = { [clientAddressHeader]: newAddress() }
      const referred = { ...client, referer: `${evil}/page` }
      const statuses = await statusesOf(row, referred, most + 1)
      // Old browsers cannot distinguish a link from an image, and links may lead to a search.
      expect(statuses).toEqual(row[0] === '/api/form-redirect' ? [303, 429] : [403])
    })
  })

  // Chromium empties the destination of a navigation that a service worker passes on.
  it.each(['document', 'empty'])(
    'S18 lets people come to a search from another site as %s',
    async (destination) => {
      const row = rows.find(([route]) => route === '/api/form-redirect')
      const link = {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': destination,
      }
      expect(row && (await call(row, { ...link, [clientAddressHeader]: newAddress() }))).toBe(303)
    },
  )

  it.each(limited)('S11 %s by %s has a limit', async (...row) => {
    const client = { [clientAddressHeader]: '203.0.113.1', ...own }
    let calls = 0
    let refused = await answerOf(row, client)
    while (refused.status !== 429 && calls < most) {
      calls += 1
      refused = await answerOf(row, client)
    }
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    if (row[1] === 'POST' && guessed.includes(row[0])) expect(calls).toBe(callsPerMinute.auth / 10)
  })
})
