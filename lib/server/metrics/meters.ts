import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { findProcessSingleton } from '../process-singleton.ts'

/** An answer to a client; `memory`: sent as it lay ready, `made`: anything else. */
export type AnswerSource = 'memory' | 'made'

/** Where things are counted. Every label has few values, which we choose: none is a client's, a shopper's or the store's word. */
export type Meters = {
  readonly registry: Registry
  /** By route and status. Not the library's own: this is counted for every page from memory. */
  readonly countAnswer: (route: string, status: number, source: AnswerSource) => void
  readonly answerSeconds: Histogram<'route'>
  readonly shedRequests: Counter<'lane'>
  readonly limitedRequests: Counter<'limit'>
  readonly refusedConnections: Counter
  readonly cacheReads: Counter<'kind' | 'result'>
  readonly storeCalls: Counter<'call' | 'outcome'>
  readonly storeSeconds: Histogram<'call'>
  readonly breakersOpen: Gauge<'upstream'>
  readonly journalCalls: Counter<'call' | 'outcome'>
  readonly journalSeconds: Histogram<'call'>
  readonly checkouts: Counter<'outcome'>
}

/** The meters of this process; null where no metrics are asked for, and then nothing is counted. */
export function meters(): Meters | null {
  return findProcessSingleton<Meters>('meters')
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/** 499, as nginx writes it: the client went before there was an answer. */
const goneStatus = 499

/** Counts an answer once it is sent, or will never be, and how long it took. */
export function countMade(
  { countAnswer, answerSeconds }: Meters,
  routeOf: (target: string) => string,
  { request, response }: Exchange,
): void {
  const startedAt = performance.now()
  const target = request.url ?? ''
  response.once('close', () => {
    const route = routeOf(target)
    countAnswer(route, response.headersSent ? response.statusCode : goneStatus, 'made')
    answerSeconds.observe({ route }, (performance.now() - startedAt) / 1000)
  })
}
