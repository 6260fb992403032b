import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openDeskBrowser, type RouteHandler } from '@/lib/testing/desk-browser'
import { recordLog } from '@/lib/testing/recorded-log'
import { runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore({ DESK_PASSWORD_HASH: '', DATABASE_URL: '', RATE_LIMIT_SCALE: '1' })
recordLog()

const app = path.resolve(import.meta.dirname, '../..')
const load = async (file: string) => (await import(path.join(app, file))) as Record<string, RouteHandler>

async function answerOf(handle: RouteHandler, method: string, headers: Record<string, string>) {
  const browser = openDeskBrowser(headers)
  const body = method === 'GET' ? {} : { body: { user: 'mercado', password: 'x' } }
  const response = await browser.call(handle, { path: '/api/desk/nothing', ...body })
  const { requestId, ...problem } = (await response.json()) as { readonly requestId: string }
  expect(requestId).toBeTypeOf('string')
  return { status: response.status, headers: [...response.headers], problem }
}

const unknown = await load('api/[...unknown]/route.ts')
const files = fs.globSync('api/desk/**/route.ts', { cwd: app }).toSorted()

it.each(files)('S43 where there is no desk, %s answers as an address that leads nowhere', async (file) => {
  for (const [method, handle] of Object.entries(await load(file))) {
    const nowhere = unknown[method]
    if (!nowhere) throw new Error(`an unknown address does not answer ${method}`)
    for (const site of ['same-origin', 'cross-site']) {
      const headers = { 'sec-fetch-site': site, cookie: `desk=${'A'.repeat(43)}` }
      const answer = await answerOf(handle, method, headers)
      expect(answer).toEqual(await answerOf(nowhere, method, headers))
      expect(answer.status).toBe(404)
    }
  }
})

it('S43 where there is no desk, no try is counted', async () => {
  const { POST } = await load('api/desk/session/route.ts')
  if (!POST) throw new Error('there is no way to sign in')
  const statuses = new Set<number>()
  for (let turn = 0; turn < 30; turn += 1) statuses.add((await answerOf(POST, 'POST', {})).status)
  expect([...statuses]).toEqual([404])
})
