import http from 'node:http'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import type { Ports } from './ports'

type Answer = {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  /** Name, value, name, value, as they came. */
  readonly rawHeaders: readonly string[]
  readonly bytes: Buffer
  /** Of the bytes, however they are coded. */
  readonly text: string
  /** Of the entries that Next looked for, in their order. */
  readonly keys: readonly string[]
  /** Pages that were rendered for the cache. */
  readonly saved: number
  /** What the shop said of this path before Next was asked. */
  readonly wasFresh: boolean
}

export type RecordedShop = {
  readonly shop: WatchedServer
  /** Asks for a path exactly as it is spelled; one at a time. */
  readonly ask: (path: string, headers?: http.OutgoingHttpHeaders, method?: string) => Promise<Answer>
  /** The same path many times at once: what came, how often Next looked for a page, and how many it rendered. */
  readonly crowd: (
    path: string,
    times: number,
  ) => Promise<{ readonly texts: readonly string[]; readonly looked: number; readonly saved: number }>
  /** Sets the shop's time of day wrong by so many milliseconds. */
  readonly shiftClock: (milliseconds: number) => Promise<void>
}

type Recorded =
  | { readonly event: 'request'; readonly path: string; readonly isFresh: boolean }
  | { readonly event: 'get'; readonly key: string; readonly found: boolean }
  | { readonly event: 'set'; readonly key: string }

type Options = { readonly ports: Ports; readonly environment?: Readonly<Record<string, string>> }

/** A production shop that reports what Next asks of its page cache, and whose clock can be set. */
export async function startRecordedShop({ ports, environment = {} }: Options): Promise<RecordedShop> {
  const shop = await startShop({
    port: ports.shop,
    nodeFlags: ['record-page-cache', 'shift-clock'].flatMap((name) => [
      '--import',
      `./e2e/support/${name}.ts`,
    ]),
    environment: { SITE_URL: ports.shopUrl, ...environment },
  })
  const recorded = async () =>
    JSON.parse((await request(ports.shop, '/__page-cache')).text) as readonly Recorded[]

  return {
    shop,
    async crowd(path, times) {
      await recorded()
      const answers = await Promise.all(Array.from({ length: times }, () => request(ports.shop, path)))
      const events = await recorded()
      const count = (name: Recorded['event']) => events.filter(({ event }) => event === name).length
      return { texts: answers.map(({ text }) => text), looked: count('get'), saved: count('set') }
    },
    async shiftClock(milliseconds) {
      await request(ports.shop, `/__clock?shift=${milliseconds}`)
    },
    async ask(path, headers, method) {
      await recorded()
      const answer = await request(ports.shop, path, headers, method)
      const events = await recorded()
      return {
        ...answer,
        keys: events.flatMap((event) => (event.event === 'get' ? [event.key] : [])),
        saved: events.filter(({ event }) => event === 'set').length,
        wasFresh: events.some((event) => event.event === 'request' && event.isFresh),
      }
    },
  }
}

/** `fetch` would resolve and encode the path first. */
function request(port: number, path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<Omit<Answer, 'keys' | 'saved' | 'wasFresh'>>((resolve, reject) => {
    const call = http.request({ host: 'localhost', port, path, headers, method }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      const bytes = Buffer.concat(chunks)
      const { statusCode: status = 0, headers: answered, rawHeaders } = answer
      resolve({ status, headers: answered, rawHeaders, bytes, text: bytes.toString() })
    })
    call.once('error', reject)
    call.end()
  })
}
