import type { IncomingMessage, ServerResponse } from 'node:http'
import { tokenOfPath } from '../domain/message-order.ts'
import { paths } from '../domain/paths.ts'
import { publicPaths } from '../domain/public-paths.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Leads to what reads its query and is no page that is kept. */
const readsQuery = /^\/(?:api|_next|auth\/callback|hosted-checkout|share|fotos|painel)(?:\/|$)/

/** Leaves of the target of a request the page alone, and what the router of Next checks. */
export function shortenTarget(target: string): string {
  const [path = '', query = ''] = target.split('?', 2)
  const isSearch = path === paths.store && /(?:^|&)q=/.test(query)
  if (readsQuery.test(path) || isSearch) return target
  const [routerCheck] = /(?<=^|&)_rsc(?:=[^&]*)?(?=&|$)/.exec(query) ?? []
  const page = tokenOfPath(path) === null ? path : publicPaths.messageOrder
  return routerCheck === undefined ? page : `${page}?${routerCheck}`
}

/**
 * Hides from Next the query of a page and the token of an order: it writes the address at which a page is asked for first
 * into the page that is kept for all (trust S16, S35).
 */
export function hideAddress(handle: Handle): Handle {
  return (request, response) => {
    request.url = shortenTarget(request.url ?? '')
    return handle(request, response)
  }
}
