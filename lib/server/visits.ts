import type { IncomingMessage } from 'node:http'
import { memoize } from './bounded-memory.ts'
import { processSingleton } from './process-singleton.ts'
import { raceTimeout } from './timing.ts'

/** Without a visitor for this long (ms) the shop is idle: the store is read less often. */
const idleAfterMs = 600_000
/** The first visitor after that waits this long (ms) for a reading, at most (trust R1). */
const longestWaitMs = 2500

// Noted by the server in front of Next, asked by the reader of the catalogue that Next bundles.
const visits = processSingleton('visits', () => ({
  lastAt: performance.now(),
  /** Reads the store; null where it is read as often as ever. */
  read: null as (() => Promise<unknown>) | null,
  /** What the first visitor, and all who come meanwhile, wait for. */
  reading: null as Promise<unknown> | null,
}))

export function readWhenVisited(read: () => Promise<unknown>): void {
  visits.read = read
}

export const isIdle = () => visits.read !== null && performance.now() - visits.lastAt > idleAfterMs

/** Who looks whether the shop is well, or reads all of it, is no visitor: clients without a name, bots, and scripts. */
const noVisitorShape =
  /^$|bot\b|crawl|spider|slurp|monitor|uptime|health|probe|curl|wget|python|go-http|node\b/i
const isNoVisitor = memoize((agent) => noVisitorShape.test(agent), 100)
/** What belongs to a page that was a visit itself, or is asked for by machines. */
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
