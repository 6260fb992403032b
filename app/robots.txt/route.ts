import { publicPaths } from '@/lib/domain/public-paths'
import { getEnvironment } from '@/lib/server/environment/server'

/** Made for each request, because SITE_URL belongs to the host that serves and not to the build. */
export function GET(request: Request): Response {
  void request.url
  return new Response(robotsText(getEnvironment().siteUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

/**
 * What crawlers may read: all pages. Search results are not shut here, because a crawler that may not read them never
 * sees that they ask not to be indexed. The API, the stand-in for the payment and single orders hold nothing to find.
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
