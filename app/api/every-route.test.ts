import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isApiRoute } from '@/lib/server/api/api-route'
import { callsPerMinute } from '@/lib/server/api/rate-limits'
import { clientAddressHeader } from '@/lib/server/client-address'
import { forgetCounts } from '@/lib/testing/forget-counts'
import { recordLog } from '@/lib/testing/recorded-log'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'

beforeEach(forgetCounts)
runOnEmbeddedStore({
  REVALIDATE_SECRET: 'a-secret-of-the-tests',
  DESK_PASSWORD_HASH: `scrypt:16:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}`,
  RATE_LIMIT_SCALE: '1',
})
beforeAll(() => void recordLog())

/** The operator's look at the shop, and what is not there: they cost nothing, and are never refused. */
const unlimited = ['/api/health/live', '/api/health/ready', '/api/[...unknown]']

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

const most = Math.max(...Object.values(callsPerMinute))
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
let addresses = 0
function newAddress(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}

/** What the other headers mean is looked at before the body: `{}` is right for hardly any route. */
async function call([route, method, handle]: Row, headers: Record<string, string>): Promise<number> {
  const request = new Request(`${siteUrl}${route}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  return (await handle(request, { params: Promise.resolve({ productId: 'none' }) })).status
}

async function statusesOf(row: Row, headers: Record<string, string>, times: number): Promise<number[]> {
  const statuses = new Set<number>()
  for (let turn = 0; turn < times; turn += 1) statuses.add(await call(row, headers))
  return [...statuses]
}

const evil = 'https://evil.example'
const postsOfStrangers: [string, Record<string, string>, number][] = [
  ['a form of another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }, 403],
  ['a script of another site', { ...own, 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour under the same domain', { ...own, 'sec-fetch-site': 'same-site' }, 403],
  ['another site in an old browser', { 'content-type': 'application/json', origin: evil }, 403],
]
const readsOfStrangers: [string, Record<string, string>][] = [
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

  it('is known here', () => {
    expect(all.map(([route]) => route)).toContain('/auth/callback')
    expect(rows.length).toBeGreaterThan(20)
    expect(changing.length).toBeGreaterThan(12)
    expect(reading.length).toBeGreaterThan(4)
  })

  describe.each(changing)('S18 %s by %s', (...row) => {
    const isOwn = (status: number) => status !== 429 && !(status === 403 && row[0] !== '/api/revalidate')

    it.each(postsOfStrangers)(
      'S18 does not count %s against whoever has the same address',
      async (_title, headers, status) => {
        const client = { [clientAddressHeader]: newAddress() }
        expect(await statusesOf(row, { ...client, ...headers }, most + 1)).toEqual([status])
        expect(isOwn(await call(row, { ...client, ...own }))).toBe(true)
      },
    )
  })

  describe.each(reading)('S18 %s by %s', (...row) => {
    it.each(readsOfStrangers)(
      'S18 does not count %s against whoever has the same address',
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
      // Old browsers tell no link from an image, and links may lead to a search.
      expect(statuses).toEqual(row[0] === '/api/search-redirect' ? [303, 429] : [403])
    })
  })

  it('S18 lets people come to a search from another site', async () => {
    const row = rows.find(([route]) => route === '/api/search-redirect')
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }
    expect(row && (await call(row, { ...link, [clientAddressHeader]: newAddress() }))).toBe(303)
  })

  it.each(limited)('S11 %s by %s has a limit', async (...row) => {
    const client = { [clientAddressHeader]: '203.0.113.1', ...own }
    expect(await statusesOf(row, client, most)).toContain(429)
  })
})
