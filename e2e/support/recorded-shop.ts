import http from 'node:http'
import type { RunningShop } from './run-shop'

type Answer = {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  /** Name, value, name, value, as they came. */
  readonly rawHeaders: readonly string[]
  readonly bytes: Buffer
  /** Text of the bytes, whatever their coding. */
  readonly text: string
}

type Recorded =
  | { readonly event: 'request'; readonly path: string; readonly isFresh: boolean }
  | { readonly event: 'get'; readonly key: string }
  | { readonly event: 'set'; readonly key: string }

/** Has a shop report what Next asks of its page cache, and lets its clock be moved. */
export const recording = { preload: ['./e2e/support/record-page-cache.ts'], clock: 0 }

/** Asks such a shop, also when it has been started anew. */
export function overRecordedShop({ port }: Pick<RunningShop, 'port'>) {
  async function takeRecord() {
    const events: readonly Recorded[] = JSON.parse((await request(port, '/__page-cache')).text)
    return {
      /** Keys of the entries that Next looked for, in their order. */
      keys: events.flatMap((event) => (event.event === 'get' ? [event.key] : [])),
      /** Pages that were rendered for the cache. */
      saved: events.filter(({ event }) => event === 'set').length,
      /** The shop knew before Next was asked that it has the page. */
      wasFresh: events.some((event) => event.event === 'request' && event.isFresh),
    }
  }
  return {
    /** Asks for a path exactly as it is spelled; one at a time. */
    async ask(path: string, headers?: http.OutgoingHttpHeaders, method?: string) {
      await takeRecord()
      const answer = await request(port, path, headers, method)
      return { ...answer, ...(await takeRecord()) }
    },
    /** Asks for a path many times at once. */
    async crowd(path: string, times: number) {
      await takeRecord()
      const answers = await Promise.all(Array.from({ length: times }, () => request(port, path)))
      return { texts: answers.map(({ text }) => text), ...(await takeRecord()) }
    },
  }
}

/** `fetch` would resolve and encode the path first. */
function request(port: number, path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
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
