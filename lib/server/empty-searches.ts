import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { countedSearch } from '../domain/counted-search.ts'
import { paths } from '../domain/paths.ts'
import { normalizeQuery } from '../domain/search-query.ts'
import { openCounters } from './api/open-counters.ts'
import { setBounded } from './bounded-memory.ts'
import { processSingleton } from './process-singleton.ts'
import { isNoVisitor } from './visits.ts'

/** Words of searches that found nothing, with how often they were asked for; nothing of who asked. */
export type EmptySearch = {
  /** The words without accents: what is asked for in two spellings is counted as one. */
  readonly key: string
  /** As last written, in lower case. */
  readonly words: string
  readonly times: number
}

/** Queries whose answer is known to be empty, and words counted until they are written down; more are left out. */
const maximumQueries = 2000
const maximumWords = 300

/** What one address can add in an hour: no shopper looks in vain more often, and a script fills no list. */
const limits = { 'empty-search': { calls: 30, seconds: 3600 } } as const

// Searched by what Next bundles, asked for at the server in front of it.
const shared = processSingleton('empty-searches', () => ({
  isCounting: false,
  found: new Map<string, true>(),
  counts: new Map<string, EmptySearch>(),
}))

const limiter = () => processSingleton('empty-search-limit', () => openCounters(limits, { isShared: false }))

/** Begins to count, or stops: where no one reads it nothing is counted. */
export function countEmptySearches(isCounting: boolean): void {
  shared.isCounting = isCounting
  if (!isCounting) shared.counts.clear()
}

/** Notes that a search finds nothing now, or does. */
export function noteFound(query: string, isEmpty: boolean): void {
  const { found } = shared
  if (isEmpty) setBounded(found, query, true, maximumQueries)
  else found.delete(query)
}

const start = paths.search('')

/** A page that is fetched before anyone asks for it is no search. */
const isFetchedAhead = (headers: IncomingHttpHeaders) =>
  headers['next-router-prefetch'] !== undefined ||
  /\bprefetch\b/.test(`${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''}`)

/**
 * Counts a request for a page of results once it is answered, if it found nothing: a document or what the router asks for,
 * sent from memory or rendered. What a cache on the way or the browser answers never comes here, and is not counted.
 */
export function noteSearch(request: IncomingMessage, response: ServerResponse, client: () => string): void {
  const { method, headers, url = '' } = request
  if (!shared.isCounting || method !== 'GET' || !url.startsWith(start)) return
  if (isFetchedAhead(headers) || isNoVisitor(headers['user-agent'] ?? '')) return
  const query = queryOf(url)
  if (query === null) return
  response.once('finish', () => {
    const isAnswered = response.statusCode === 200 || response.statusCode === 304
    if (isAnswered && shared.found.has(query)) void count(query, client())
  })
}

/** What is searched for at this address; null for a further page. */
function queryOf(url: string): string | null {
  const [, segment] = /^([^/?#]+)(?:\?|$)/.exec(url.slice(start.length)) ?? []
  try {
    return segment === undefined ? null : normalizeQuery(decodeURIComponent(segment))
  } catch {
    return null
  }
}

async function count(query: string, client: string): Promise<void> {
  const counted = countedSearch(query)
  if (counted === null || (await limiter().take('empty-search', client)) !== null) return
  addEmptySearches([{ ...counted, times: 1 }])
}

/** Counts these, too, such as those that could not be written down. */
export function addEmptySearches(searches: readonly EmptySearch[]): void {
  const { counts } = shared
  for (const { key, words, times } of searches) {
    const before = counts.get(key)
    if (before || counts.size < maximumWords)
      counts.set(key, { key, words, times: times + (before?.times ?? 0) })
  }
}

/** What was counted since this was last called. */
export function takeEmptySearches(): readonly EmptySearch[] {
  const taken = [...shared.counts.values()]
  shared.counts.clear()
  return taken
}
