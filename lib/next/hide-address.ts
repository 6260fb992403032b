import type { IncomingMessage, ServerResponse } from 'node:http'
import { tokenOfPath } from '../domain/message-order.ts'
import { paths } from '../domain/paths.ts'
import { publicPaths } from '../domain/public-paths.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Paths of answers that read their query; none of them is a kept page. */
const readsQuery = /^\/(?:api|_next|auth\/callback|hosted-checkout|share|fotos|painel)(?:\/|$)/

/** Cuts the target of a request down to its page; what the router of Next checks stays. */
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
