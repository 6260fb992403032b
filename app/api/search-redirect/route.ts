import { z } from 'zod'
import { paths } from '@/lib/domain/paths'
import { normalizeQuery } from '@/lib/domain/search-query'
import { apiRoute } from '@/lib/server/api/api-route'

/** Redirects `/store?q=…`, the search form without JavaScript, to the results. */
export const GET = apiRoute({
  admission: { limit: 'search', from: 'visit' },
  schema: z.object({ q: z.string().default('') }),
  call({ origin, input: { q } }) {
    const query = normalizeQuery(q)
    const location = new URL(query === '' ? paths.store : paths.search(query), origin).href
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  },
})
