import type { IncomingMessage } from 'node:http'
import { memoize } from './bounded-memory.ts'
import { processSingleton } from './process-singleton.ts'
import { raceTimeout } from './timing.ts'

/** Milliseconds without a visitor before the store is read less often. */
const idleAfterMs = 600_000
/** Milliseconds the next visitor waits for a fresh read (trust R1). */
const longestWaitMs = 2500

const visits = processSingleton('visits', () => ({
  lastAt: performance.now(),
  read: null as (() => Promise<unknown>) | null,
  reading: null as Promise<unknown> | null,
}))

export function readWhenVisited(read: () => Promise<unknown>): void {
  visits.read = read
}

export const isIdle = () => visits.read !== null && performance.now() - visits.lastAt > idleAfterMs

/** Clients without a name, bots and scripts are no visitors. */
const noVisitorShape =
  /^$|bot\b|crawl|spider|slurp|monitor|uptime|health|probe|curl|wget|python|go-http|node\b/i
const isNoVisitor = memoize((agent) => noVisitorShape.test(agent), 100)
const noVisit =
  /^\/(?:_next\/|api\/(?:health|desk|revalidate)|painel|share\/|fotos\/|(?:sw\.js|feed(?:-meta)?\.xml|robots\.txt|sitemap)|manifest|icon)/

export function noteVisit({ method, headers, url = '' }: IncomingMessage): Promise<unknown> | null {
  if (method !== 'GET' || noVisit.test(url) || isNoVisitor(headers['user-agent'] ?? '')) return null
  if (isIdle() && visits.read) {
    visits.reading = raceTimeout(visits.read(), longestWaitMs).finally(() => {
      visits.reading = null
    })
  }
  visits.lastAt = performance.now()
  return visits.reading
}
