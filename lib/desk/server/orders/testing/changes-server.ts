// A server of ours in a process of its own, which sends changes of the journal that its first parameter names. A
// request with `?session=ended` was signed in, and is not any more.
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openNamedJournal } from '../../../../orders/testing/open-named-journal.ts'
import { serve } from '../../../../server/serve.ts'
import { createChanges } from '../changes.ts'

const [, , name = ''] = process.argv
const journal = await openNamedJournal(name)
const everyMs = 50
let asked = 0
let turns = 0
setInterval(() => {
  turns += 1
}, everyMs).unref()
const changes = createChanges({
  readRevision() {
    asked += 1
    return journal.revision()
  },
  everyMs,
  heartbeatMs: 200,
  recheckMs: 100,
  limits: { total: 4, perSession: 2 },
})

const server = await serve({
  port: 0,
  siteUrl: 'http://localhost',
  lanes: { api: { places: 1, perAddress: 1 } },
  async handle(request, response) {
    const url = new URL(request.url ?? '', 'http://localhost')
    if (url.pathname !== '/api/desk/changes') {
      response.end(JSON.stringify({ asked, turns, listening: changes.count() }))
      return
    }
    const session = url.searchParams.get('session') ?? 'one'
    const seconds = Number(url.searchParams.get('seconds') ?? 60)
    const stream = changes.listen({
      session,
      expiresAt: Date.now() + seconds * 1000,
      isSignedIn: async () => session !== 'ended',
    })
    if (typeof stream === 'string') {
      response.writeHead(503).end(stream)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await pipeline(Readable.fromWeb(stream as import('node:stream/web').ReadableStream), response).catch(
      () => undefined,
    )
  },
})
fs.writeSync(1, `${(server.address() as AddressInfo).port}\n`)
