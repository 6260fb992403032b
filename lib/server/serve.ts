import type { Server as HttpServer } from 'node:http'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net from 'node:net'
import { consumeRateLimit } from './api/consume-rate-limit.ts'
import { clientAddressOf, stampClientAddress } from './client-address.ts'
import { endOnSignal } from './end-on-signal.ts'
import { createThrottledLog, log } from './log.ts'
import { countMade, meters } from './metrics/meters.ts'
import { requestIdHeader, requestIdOf, runInRequest } from './request-context.ts'
import { dataHeaders, securityHeaders } from './security-headers.ts'
import { raceTimeout } from './timing.ts'
import { tracing } from './tracing/in-span.ts'
import { type FindReadySoon, type ReadyAnswer, readReady, sendReady } from './traffic/answer-ready.ts'
import { classify, type Kept, nothingKept } from './traffic/classify.ts'
import { answerClientErrors } from './traffic/client-errors.ts'
import { type Lane, type LaneName, scaledLanes, shopLanes } from './traffic/concurrency-limits.ts'
import { connectionLimits, limitConnections } from './traffic/connection-limits.ts'
import { type Exchange, type ReadingRules, readingRules, watchExchanges } from './traffic/exchanges.ts'
import { createLoadShed } from './traffic/load-shed.ts'
import { readAddress } from './traffic/read-address.ts'
import { pagePolicy, sendPlain, sendRefusal } from './traffic/refusal.ts'
import {
  createProxyWarning,
  dropUnknownHeaders,
  isEmbeddedElsewhere,
  isHostPlain,
} from './traffic/request-headers.ts'
import { takeBody } from './traffic/take-body.ts'
import { noteVisit } from './visits.ts'

/** Milliseconds; longer than a page waits for the store. */
const longestWaitMs = 3000

type Making = {
  /** Marks a page as being rendered until `answered` settles. */
  readonly begin: (path: string, answered: Promise<void>) => void
  /** Resolves when the current render may be ready; null without one. */
  readonly wait: (path: string | undefined) => Promise<unknown> | null
}

/** Coalesces renders: concurrent requests for a page share one render and take no place. */
function createMaking(): Making {
  const underWay = new Map<string, Promise<void>>()
  return {
    begin(path, answered) {
      if (underWay.has(path)) return
      underWay.set(path, answered)
      void answered.then(() => underWay.delete(path))
    },
    wait(path = '') {
      const answered = underWay.get(path)
      return answered ? raceTimeout(answered, longestWaitMs) : null
    },
  }
}

/** Node accepts one connection per listener and turn; with one, a crowd waits in the kernel (trust R19). */
const listenerCount = 16

/** Null host: every address of this machine. */
type ListenAt = { readonly port: number; readonly host: string | null }

/** Opens several listeners, or one where ports cannot be shared; fails with EADDRINUSE, EADDRNOTAVAIL. */
export async function listen(server: HttpServer, { port, host }: ListenAt): Promise<readonly net.Server[]> {
  const at = host === null ? {} : { host }
  // Shared ports would also accept a second shop: checks that the port is free.
  await closed(await opened(net.createServer(), { ...at, port }))
  try {
    await opened(server, { ...at, port, reusePort: true })
  } catch {
    return [await opened(server, { ...at, port })]
  }
  const shared = (server.address() as net.AddressInfo).port
  const others = Array.from({ length: listenerCount - 1 }, () =>
    // http's own defaults.
    net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  await Promise.all(others.map((listener) => opened(listener, { ...at, port: shared, reusePort: true })))
  return [server, ...others]
}

function opened<Server extends net.Server>(server: Server, options: net.ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function closed(server: net.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Options = {
  readonly handle: Handle
  readonly port: number
  readonly host?: string | null
  readonly siteUrl: string
  readonly hstsSubdomains?: boolean
  readonly trustedHops?: number
  readonly kept?: Kept
  readonly findReady?: FindReadySoon
  readonly lanes?: Readonly<Partial<Record<LaneName, Lane>>>
  /** Multiplies the limits per address. */
  readonly scale?: number
  readonly reading?: ReadingRules
  /** Milliseconds for a whole body. */
  readonly bodyMilliseconds?: number
  readonly routeOf?: (target: string) => string
}

type Opened = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Null when the connection has too many under way. */
  readonly exchange: Exchange | null
}

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  /** Longer than a proxy's idle minute: else it sends on a closing connection. */
  keepAliveTimeout: 65_000,
}
/** Milliseconds without a byte in either direction; longer than any answer takes to begin. */
const silenceMs = 30_000

const busyRetryAfterSeconds = 2

/** Serves HTTP around Next (trust S17): classifies, refuses, counts, and passes on requests. */
export async function serve({
  handle,
  port,
  host = null,
  siteUrl,
  hstsSubdomains = false,
  trustedHops = 0,
  kept = nothingKept,
  findReady = () => null,
  lanes = shopLanes,
  scale = 1,
  reading = readingRules,
  // Our bodies fit in one or two packets.
  bodyMilliseconds = 5000,
  routeOf = () => 'other',
}: Options): Promise<http.Server> {
  const counted = meters()
  const logShed = createThrottledLog((lane: LaneName, refused) => log('warn', 'shop.shed', { lane, refused }))
  const shed = createLoadShed({
    lanes: scaledLanes(lanes, scale),
    onShed(lane) {
      counted?.shedRequests.inc({ lane })
      logShed(lane)
    },
  })
  const making = createMaking()
  const warnOfProxy = createProxyWarning(trustedHops)
  const site = { siteUrl, hstsSubdomains }
  const headers = { document: securityHeaders(site), data: dataHeaders(site) }
  const addressOf = ({ headers: asked, socket }: IncomingMessage) =>
    clientAddressOf({ socketAddress: socket.remoteAddress, headers: asked, trustedHops })

  /** Sends a prepared answer; takes no place, but checks for a free one. */
  function answerReady({ request, response, exchange }: Opened, answer: ReadyAnswer | null): boolean {
    if (!answer || !exchange) return false
    if (answer.lane && !shed.hasRoom(answer.lane, addressOf(request))) return false
    sendReady(response, answer, headers.document)
    counted?.countAnswer(routeOf(request.url ?? ''), answer.status, 'memory')
    return true
  }

  async function answer(
    { request, response, exchange }: Opened,
    requestId: string,
    answered: Promise<void>,
  ): Promise<void> {
    const target = request.url ?? ''
    const isData = target.startsWith('/api/')
    if (isData) response.setHeader(requestIdHeader, requestId)
    for (const [name, value] of Object.entries(isData ? headers.data : headers.document)) {
      response.setHeader(name, value)
    }
    const { accept = '' } = request.headers
    // Node would answer a missing host without our headers, and accept two.
    if (!isHostPlain(request)) return end(response, 400)
    const visit = classify({ method: request.method ?? '', target, accept }, kept)
    if (visit.kind === 'refused') {
      if (visit.allow) response.setHeader('allow', visit.allow)
      return end(response, visit.status)
    }
    const { path, lane, limit } = visit
    // Search without scripts: Next drops a route's policy where one is set.
    if (lane === 'api' && !isData) response.setHeader('content-security-policy', pagePolicy)
    if (!exchange) {
      response.shouldKeepAlive = false
      return sendBusy(response, path)
    }
    const { remoteAddress: socketAddress } = request.socket
    dropUnknownHeaders(request.headers)
    const address = stampClientAddress(request.headers, { socketAddress, trustedHops })
    if (limit && limit !== 'card' && isEmbeddedElsewhere(request.headers)) return end(response, 403)
    if (lane === 'rendered' && request.method === 'GET') making.begin(path, answered)
    if (!(await takeBody(request, response, { path, milliseconds: bodyMilliseconds }))) return
    const retryAfterSeconds = limit && (await consumeRateLimit(limit, address))
    if (retryAfterSeconds !== null)
      return sendRefusal(response, { kind: 'too-many-requests', retryAfterSeconds, path })
    if (lane && !(await isIn(exchange, lane, address))) return sendBusy(response, path)
    if (!response.destroyed) await handle(request, response)
  }

  function isIn(exchange: Exchange, lane: LaneName, address: string): boolean | Promise<boolean> {
    const { turn, leave } = shed.enter(lane, address)
    exchange.releaseLater(leave)
    return turn
  }

  const server = http.createServer(
    {
      ...timeouts,
      requireHostHeader: false,
      // No other protocol is supported, and Node leaves the socket of an unread upgrade open.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      warnOfProxy(request.headers)
      try {
        const opened = { request, response, exchange: exchanges.begin(request, response) }
        const reading = noteVisit(request)
        const ready = reading
          ? reading.then(() => readReady(request, findReady))
          : readReady(request, findReady)
        if (!(ready instanceof Promise) && answerReady(opened, ready)) return
        answerSoon(opened, ready).catch((error: unknown) => fail(response, error))
      } catch (error) {
        fail(response, error)
      }
    },
  )

  /** Sends a quick answer or one being rendered for another request; passes on the rest. */
  async function answerSoon(opened: Opened, ready: ReturnType<FindReadySoon>): Promise<void> {
    if (answerReady(opened, await ready)) return
    const { request } = opened
    const made = making.wait(readAddress(request.url ?? '')?.path)
    await made
    if (made && answerReady(opened, await readReady(request, findReady))) return
    answerWithNext(opened)
  }

  function answerWithNext(opened: Opened): void {
    const { request, response } = opened
    if (counted) countMade(counted, routeOf, { request, response })
    const requestId = requestIdOf(request.headers, { trustedHops })
    const { promise, resolve } = Promise.withResolvers<void>()
    runInRequest(requestId, () => {
      answer(opened, requestId, promise)
        .catch((error: unknown) => fail(response, error))
        .finally(resolve)
    })
  }

  server.setTimeout(silenceMs)
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers.data)) response.setHeader(name, value)
    end(response, 417)
  })
  const exchanges = watchExchanges(server, reading)
  answerClientErrors(server, { headers: headers.document, isAnswering: exchanges.isAnswering })
  const logRefusedConnections = createThrottledLog((_name: 'connections', refused) =>
    log('warn', 'connections.refused', { refused }),
  )
  limitConnections(server, connectionLimits({ scale, trustedHops }), () => {
    counted?.refusedConnections.inc()
    logRefusedConnections('connections')
  })
  const listeners = await listen(server, { port, host })
  endOnSignal(server, listeners, async () => tracing()?.flush())
  server.once('close', () => {
    for (const listener of listeners) listener.close()
  })
  return server
}

/** Handles errors outside Next; they must not end the process (trust R5). */
function fail(response: ServerResponse, error: unknown): void {
  log('error', 'request.failed', { message: String(error) })
  if (response.headersSent) response.destroy()
  else sendPlain(response, 500)
}

/** Closes the connection: an unread body would be taken for the next request. */
function end(response: ServerResponse, status: Parameters<typeof sendPlain>[1]): void {
  response.shouldKeepAlive = false
  sendPlain(response, status)
}

function sendBusy(response: ServerResponse, path: string): Promise<void> {
  return sendRefusal(response, { kind: 'shop-busy', retryAfterSeconds: busyRetryAfterSeconds, path })
}
