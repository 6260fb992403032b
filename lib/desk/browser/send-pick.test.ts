import { afterEach, expect, it, vi } from 'vitest'
import { sendPick } from './send-pick.ts'
import { pickOf } from './testing/sample-picks.ts'

async function kindAt(status: number, body: string): Promise<string> {
  vi.stubGlobal('window', { fetch: async () => new Response(body, { status }) })
  return (await sendPick('b531849ea7eb', pickOf(0))).kind
}
const problem = (kind: string) => JSON.stringify({ kind, detail: kind })

afterEach(() => vi.unstubAllGlobals())

it.each([
  [400, 'bad-body', 'refused'],
  [404, 'not-found', 'refused'],
  [400, 'bad-request', 'later'],
  [409, 'desk-conflict', 'conflict'],
  [503, 'desk-unavailable', 'later'],
  [401, 'desk-signed-out', 'later'],
  [500, 'internal', 'failed'],
])('takes %i %s of our server for %s', async (status, kind, answer) => {
  expect(await kindAt(status, problem(kind))).toBe(answer)
})

it.each([400, 404, 502])('R53 tries again what a proxy answers with a page and %i', async (status) => {
  expect(await kindAt(status, '<html><title>Not found</title></html>')).toBe('later')
})

it.each([
  '',
  '{}',
  '[]',
  'null',
  '{"code":"000000000000","lines":[]}',
  '{"code":"b531849ea7eb"}',
  '<p>ok</p>',
])('takes 200 with %j for no answer to this tick', async (body) => {
  expect(await kindAt(200, body)).toBe('failed')
})

it('takes the order it asked for as the answer', async () => {
  expect(await kindAt(200, '{"code":"b531849ea7eb","lines":[]}')).toBe('saved')
})
