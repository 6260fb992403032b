import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from './answers.ts'
import type { EmbeddedStore, RecordedRequest } from './handler.ts'
import { answerStandIn } from './mock-payment.ts'
import { sendWebResponse, toWebRequest } from './node-adapter.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Requests kept for `/__requests`. */
const recordedAtMost = 500

export type StoreServerOptions = {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Where the server is reached from outside; defaults to host and port. */
  readonly origin?: string
  /** Called once the origin is known: pictures and checkouts have addresses on it. */
  readonly createStore: (server: {
    origin: string
    recordRequest: (request: RecordedRequest) => void
  }) => EmbeddedStore
  readonly picturesFolder?: string
  /** Answers `GET /__requests` with what was asked of the store last, and how often its whole catalogue was read. */
  readonly recording?: boolean
  /** Gets what the store throws: always a bug. */
  readonly onError: (error: unknown) => void
}

export type StoreServer = {
  readonly origin: string
  close(): Promise<void>
}

async function answerPicture(pathname: string, folder: string | undefined): Promise<Response | null> {
  const [, name, ending = ''] = /^\/pictures\/([a-z0-9][a-z0-9-]*)\.(webp|jpg|png)$/.exec(pathname) ?? []
  if (name === undefined || folder === undefined) return null
  const file = await readFile(join(folder, `${name}.${ending}`)).catch(() => null)
  if (!file) return null
  return new Response(new Uint8Array(file), {
    headers: { 'content-type': mediaTypes[ending] ?? '', 'cache-control': 'public, max-age=3600' },
  })
}

/** A reading of the whole catalogue begins with the first page of all products. */
function isStartOfListing({ path, search }: RecordedRequest): boolean {
  const query = new URLSearchParams(search)
  return path.endsWith('/products') && query.get('offset') === '0' && !query.has('ids[]')
}

/** The store alone over HTTP: its API, its pictures and a stand-in for the hosted checkout. */
export async function startStoreServer(options: StoreServerOptions): Promise<StoreServer> {
  const requests: RecordedRequest[] = []
  let fullReads = 0
  let store: EmbeddedStore | null = null
  let origin = options.origin ?? ''

  function recordRequest(request: RecordedRequest): void {
    if (options.recording !== true) return
    if (isStartOfListing(request)) fullReads += 1
    requests.push(request)
    if (requests.length > recordedAtMost) requests.shift()
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (!store) return json({ status: 503, body: { message: 'starting' } })
    if (pathname.startsWith('/store/')) return store.handle(request)
    if (options.recording === true && pathname === '/__requests')
      return json({ body: { requests, fullReads } })
    const other =
      (await answerStandIn(request, store)) ?? (await answerPicture(pathname, options.picturesFolder))
    return other ?? json({ status: 404, body: { statusCode: 404, message: 'Not Found' } })
  }

  async function serve(message: IncomingMessage, target: ServerResponse): Promise<void> {
    try {
      await sendWebResponse(await answer(toWebRequest(message, origin)), target)
    } catch (error) {
      options.onError(error)
      if (target.headersSent) target.destroy()
      else await sendWebResponse(json({ status: 500, body: { statusCode: 500, message: 'Error' } }), target)
    }
  }

  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, (message, target) => {
    void serve(message, target)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => resolve())
  })
  const { port } = server.address() as AddressInfo
  origin = options.origin ?? `http://${options.host}:${port}`
  store = options.createStore({ origin, recordRequest })

  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}
