import type { IncomingMessage, ServerResponse } from 'node:http'
import { tokenOfPath } from '../domain/message-order.ts'
import { paths } from '../domain/paths.ts'
import { publicPaths } from '../domain/public-paths.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Paths that read their query; none is a cached page. */
const readsQuery = /^\/(?:api|_next|auth\/callback|hosted-checkout|share|fotos|painel)(?:\/|$)/

/** Strips the query, except what Next's router checks. */
export function shortenTarget(target: string): string {
  const [path = '', query = ''] = target.split('?', 2)
  const isSearch = path === paths.store && /(?:^|&)q=/.test(query)
  if (readsQuery.test(path) || isSearch) return target
  const [routerCheck] = /(?<=^|&)_rsc(?:=[^&]*)?(?=&|$)/.exec(query) ?? []
  const page = tokenOfPath(path) === null ? path : publicPaths.messageOrder
  return routerCheck === undefined ? page : `${page}?${routerCheck}`
}

/** Hides page queries and order tokens, which Next would write into the shared page (trust S16, S35). */
export function hideAddress(handle: Handle): Handle {
  return (request, response) => {
    request.url = shortenTarget(request.url ?? '')
    return handle(request, response)
  }
}
