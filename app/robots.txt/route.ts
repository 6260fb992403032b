import { publicPaths } from '@/lib/domain/public-paths'
import { getEnvironment } from '@/lib/server/environment/server'

/** Dynamic: SITE_URL belongs to the host, not the build. */
export function GET(request: Request): Response {
  void request.url
  return new Response(robotsText(getEnvironment().siteUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

/**
 * Allows all pages. Search results stay open, because a blocked crawler never sees their noindex. API,
 * payment demonstration and orders are closed.
 */
function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /hosted-checkout/',
    'Disallow: /pedido/',
    '',
    `Sitemap: ${new URL(publicPaths.sitemap, siteUrl).href}`,
    '',
  ].join('\n')
}
