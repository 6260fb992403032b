// Serves a store API with injected faults, for the fault matrix and benchmarks.
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { json } from '../lib/adapters/embedded/answers.ts'
import { createEmbeddedStore, type EmbeddedStore } from '../lib/adapters/embedded/handler.ts'
import { sendWebResponse, toWebRequest } from '../lib/adapters/embedded/node-adapter.ts'
import { seedDatabase } from '../lib/adapters/embedded/seed.ts'
import { faults, huge, rateLimited } from '../lib/adapters/hostinger/testing/fault-server.ts'
import { openDatabase } from '../lib/server/database/database.ts'

export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly answer: () => Promise<void>
  readonly accept: () => Promise<unknown>
  readonly milliseconds: number
  readonly replaced: Promise<void>
}

type Mode = (exchange: Exchange) => unknown

const plain =
  (fault: (request: IncomingMessage, response: ServerResponse) => void): Mode =>
  ({ request, response }) =>
    fault(request, response)

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Seconds. */
const retryAfter = '7'

export const modes = {
  slow: ({ milliseconds, answer }) => wait(milliseconds).then(answer),
  '500': plain(faults.serverError),
  '502': plain(faults.htmlError),
  '429': plain(rateLimited(retryAfter)),
  reset: plain(faults.reset),
  malformed: plain(faults.malformedJson),
  'half body': plain(faults.truncated),
  html: plain(faults.html),
  hang: plain(faults.hang),
  huge: plain(huge({ megabytes: 64, onSent: () => undefined })),
  'accept, then time out': ({ accept }) => accept(),
  held: ({ replaced, answer }) => replaced.then(answer),
} satisfies Record<string, Mode>

export type ModeName = keyof typeof modes
export const modeNames = Object.keys(modes) as [ModeName, ...ModeName[]]

const faultsSchema = z.strictObject({
  faults: z.array(
    z.strictObject({
      /** Pattern such as `GET products`, `POST checkout`. */
      route: z.string(),
      mode: z.enum(modeNames),
      milliseconds: z.int().min(0).default(4000),
    }),
  ),
})
type FaultRule = z.output<typeof faultsSchema>['faults'][number]

export type FaultyStoreState = {
  readonly requests: number
  readonly checkoutCalls: number
  /** Checkouts opened, even if the answer was lost. */
  readonly checkouts: number
}

type Options = {
  readonly port: number
  readonly createStore: (origin: string) => EmbeddedStore
}

async function serveFaultyStore({ port, createStore }: Options): Promise<{ close: () => void }> {
  const origin = `http://127.0.0.1:${port}`
  const store = createStore(origin)
  let rules: readonly FaultRule[] = []
  let replaced = Promise.withResolvers<void>()
  let requests = 0
  let checkoutCalls = 0
  let checkouts = 0

  async function answerStore(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1
    const call = `${request.method} ${/^\/store\/[^/]+\/([^?]*)/.exec(request.url ?? '')?.[1]}`

    if (call === 'POST checkout') checkoutCalls += 1

    async function accept(): Promise<Response> {
      const answer = await store.handle(toWebRequest(request, origin))
      if (call === 'POST checkout' && answer.ok) checkouts += 1
      return answer
    }
    const answer = async () => sendWebResponse(await accept(), response)

    const rule = rules.find(({ route }) => new RegExp(route).test(call))
    if (!rule) return answer()
    const { mode, milliseconds } = rule
    await modes[mode]({ request, response, answer, accept, milliseconds, replaced: replaced.promise })
  }

  async function answerControl(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/__state') {
      const state: FaultyStoreState = { requests, checkoutCalls, checkouts }
      return json({ body: state })
    }
    if (pathname !== '/__fault') return json({ status: 404, body: { message: 'Not found' } })
    const faults = faultsSchema.safeParse(await request.json())
    if (!faults.success) return json({ status: 400, body: { message: z.prettifyError(faults.error) } })
    rules = faults.data.faults
    replaced.resolve()
    replaced = Promise.withResolvers()
    return json({ body: { faults: rules } })
  }

  const server = createServer((request, response) => {
    const answered = request.url?.startsWith('/store/')
      ? answerStore(request, response)
      : answerControl(toWebRequest(request, origin)).then((answer) => sendWebResponse(answer, response))
    // The client may be gone.
    answered.catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

if (import.meta.main) {
  const database = openDatabase(':memory:')
  seedDatabase(database)
  const server = await serveFaultyStore({
    port: Number(process.env['PORT'] ?? 4011),
    createStore: (origin) =>
      createEmbeddedStore({
        database,
        storeId: 'store_faulty',
        picturesBase: origin,
        checkoutBase: origin,
        now: Date.now,
        newId: () => randomBytes(16).toString('hex'),
      }),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.close())
}
