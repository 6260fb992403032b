import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { findProcessSingleton } from '../process-singleton.ts'

/** `memory`: sent as prepared; `made`: anything else. */
export type AnswerSource = 'memory' | 'made'

/** Metrics of the process. Labels are chosen by us, never by clients, shoppers or the store. */
export type Meters = {
  readonly registry: Registry
  /** By route and status. Cheaper than the library's counter, for every page from memory. */
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

/** Null while metrics are off. */
export function meters(): Meters | null {
  return findProcessSingleton<Meters>('meters')
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/** 499, as in nginx: the client closed the request. */
const goneStatus = 499

/** Counts an answer and its duration once sent or aborted. */
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
