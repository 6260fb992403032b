import { paths } from '@/lib/domain/paths'
import { normalizeQuery } from '@/lib/domain/search-query'
import { admit } from '@/lib/server/api/admit'
import { shopOrigin } from '@/lib/server/api/shop-origin'
import { getEnvironment } from '@/lib/server/environment/server'

/** `/store?q=…`, the search form without JavaScript, leads to the page of its results. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await admit(request, { limit: 'search', from: 'visit' })
  if (refusal) return refusal
  const query = normalizeQuery(new URL(request.url).searchParams.get('q') ?? '')
  const path = query === '' ? paths.store : paths.search(query)
  const location = new URL(path, shopOrigin(request.headers, getEnvironment())).href
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
