import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { log } from '../log.ts'
import { clientAddressHeader, stampClientAddress } from './client-address.ts'
import { endOnSignal } from './end-on-signal.ts'
import { limitOf } from './limit-of.ts'
import { listen } from './listen.ts'
import { createLoadShed, type Lane, shopLanes } from './load-shed.ts'
import { sendRefusal } from './refusal.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Options = {
  readonly handle: Handle
  readonly port: number
  readonly siteUrl: string
  /** Proxies of the operator in front. */
  readonly trustedHops?: number
  readonly lanes?: readonly Lane[]
}

/** Milliseconds. */
const headersPatienceMs = 15_000
const requestPatienceMs = 30_000
/** Longer than the minute for which proxies keep idle connections: else they ask on one that is being closed. */
const idlePatienceMs = 65_000

/** Seconds. */
const busyRetryAfterSeconds = 2

/** Result pages are rendered for every new query, so they are limited like the search itself. */
const resultPages = /^\/busca\//

/**
 * The HTTP server around Next: it notes who calls, and refuses by itself what would cost the others too much. An
 * address with malformed percent-encoding is answered here with 400: inside Next it would become a 500.
 */
export async function serve({
  handle,
  port,
  siteUrl,
  trustedHops = 0,
  lanes = shopLanes,
}: Options): Promise<http.Server> {
  const shed = createLoadShed({
    lanes,
    now: Date.now,
    onShed: (lane, refused) => log('warn', 'shop.shed', { lane, refused }),
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (!isDecodable(request.url ?? '/')) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('Endereço inválido.')
      return
    }
    const socketAddress = request.socket.remoteAddress
    const address = stampClientAddress(request.headers, { socketAddress, trustedHops })
    const leave = shed.enter(path)
    if (!leave) {
      const retryAfterSeconds = busyRetryAfterSeconds
      return sendRefusal(response, { kind: 'shop-busy', retryAfterSeconds, path, siteUrl })
    }
    response.once('close', leave)
    if (resultPages.test(path)) {
      const limited = await limitOf('search', { headers: new Headers({ [clientAddressHeader]: address }) })
      const retryAfterSeconds = Number(limited?.headers.get('retry-after'))
      if (limited)
        return sendRefusal(response, { kind: 'too-many-requests', retryAfterSeconds, path, siteUrl })
    }
    await handle(request, response)
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Next answers its own errors; what comes here must not end the process (trust R5).
      log('error', 'request.failed', { message: String(error) })
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  server.headersTimeout = headersPatienceMs
  server.requestTimeout = requestPatienceMs
  server.keepAliveTimeout = idlePatienceMs
  const listeners = await listen(server, port)
  endOnSignal(server, listeners)
  server.once('close', () => {
    for (const listener of listeners) listener.close()
  })
  return server
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}
