import { publicPaths } from '../domain/public-paths.ts'

/**
 * What crawlers may read: all pages. Search results are not shut here, because a crawler that may not read them never
 * sees that they ask not to be indexed. The API, the stand-in for the payment and single orders hold nothing to find.
 */
export function robotsText(siteUrl: string): string {
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
