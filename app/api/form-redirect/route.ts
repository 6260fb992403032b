import { z } from 'zod'
import { ownPath, paths } from '@/lib/domain/paths'
import { parseRefinement, refinementPath } from '@/lib/domain/refinement'
import { normalizeQuery } from '@/lib/domain/search-query'
import { apiRoute } from '@/lib/server/api/api-route'

/** Redirects forms sent without JavaScript: the search (`/store?q=…`) and the choices of a list. */
export const GET = apiRoute({
  admission: { limit: 'search', from: 'visit' },
  schema: z.object({ q: z.string().default(''), list: z.string().default('') }).catchall(z.string()),
  call({ origin, input: { q, list, ...choices } }) {
    const path = ownPath(list)
    const location = new URL(path ? refine(path, Object.values(choices)) : findSearch(q), origin).href
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  },
})

function refine(path: string, choices: readonly string[]): string {
  const refinement = parseRefinement(choices.filter(Boolean))
  return refinement ? `${path}${refinementPath(refinement)}` : path
}

function findSearch(q: string): string {
  const query = normalizeQuery(q)
  return query === '' ? paths.store : paths.search(query)
}
