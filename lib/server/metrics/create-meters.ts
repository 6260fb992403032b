import promClient from 'prom-client'
import type { AnswerSource, Meters } from './meters.ts'

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMeters(): Meters {
  const registry = new promClient.Registry()
  const registers = [registry]
  promClient.collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new promClient.Counter<Label>({ name, help, labelNames: [...labelNames], registers })
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new promClient.Histogram<Label>({ name, help, labelNames: [...labelNames], buckets, registers })

  return {
    registry,
    countAnswer: createAnswerCounter(registry),
    answerSeconds: histogram(
      'shop_http_request_duration_seconds',
      'From a request to the end of its answer, by route; without what is sent from memory',
      ['route'],
    ),
    shedRequests: counter('shop_shed_requests_total', 'Answered with 503 because the shop is full', ['lane']),
    limitedRequests: counter('shop_limited_requests_total', 'Answered with 429, by limit', ['limit']),
    refusedConnections: counter('shop_refused_connections_total', 'Connections beyond the limits', []),
    cacheReads: counter('shop_cache_reads_total', 'What Next asked the cache for, by kind and result', [
      'kind',
      'result',
    ]),
    storeCalls: counter('shop_store_calls_total', 'Calls to the store, by call and outcome', [
      'call',
      'outcome',
    ]),
    storeSeconds: histogram('shop_store_call_duration_seconds', 'How long a call to the store took', [
      'call',
    ]),
    breakersOpen: new promClient.Gauge({
      name: 'shop_store_breaker_open',
      help: '1 while this side of the store is left alone',
      labelNames: ['upstream'],
      registers,
    }),
    journalCalls: counter('shop_journal_calls_total', 'Calls to the order journal, by call and outcome', [
      'call',
      'outcome',
    ]),
    journalSeconds: histogram('shop_journal_call_duration_seconds', 'How long a call to the journal took', [
      'call',
    ]),
    checkouts: counter('shop_checkouts_total', 'Attempts to buy, by what the shopper read', ['outcome']),
  }
}

/** Counts in plain numbers, read on scrape: 0.1 µs per answer. */
function createAnswerCounter(registry: promClient.Registry): Meters['countAnswer'] {
  const answers: Record<AnswerSource, Map<string, Map<number, number>>> = {
    memory: new Map(),
    made: new Map(),
  }
  new promClient.Counter({
    name: 'shop_http_requests_total',
    help: 'Answers, by route, status and source: memory is what was sent as it lay ready',
    labelNames: ['route', 'status', 'source'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [source, routes] of Object.entries(answers))
        for (const [route, counts] of routes)
          for (const [status, count] of counts) this.inc({ route, status, source }, count)
    },
  })
  return (route, status, source) => {
    let counts = answers[source].get(route)
    if (!counts) {
      counts = new Map()
      answers[source].set(route, counts)
    }
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
}
