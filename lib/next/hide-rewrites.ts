import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeskPath } from '../domain/desk-paths.ts'
import { publicPaths } from '../domain/public-paths.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Headers that reveal rewrites of `middleware.ts`. */
const rewriteHeaders = new Set([
  'x-middleware-rewrite',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
])

/** Hides rewrites, so that without a desk its addresses lead nowhere (trust S43). */
export function hideRewrites(handle: Handle): Handle {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (isDeskPath(path) || path === publicPaths.writtenList) {
      const { setHeader } = response
      response.setHeader = (name, value) =>
        rewriteHeaders.has(name.toLowerCase()) ? response : setHeader.call(response, name, value)
    }
    return handle(request, response)
  }
}
