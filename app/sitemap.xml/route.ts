import { catalogDocument } from '@/lib/discovery/catalog-document'
import { sitemapIndex } from '@/lib/discovery/sitemap'
import { getEnvironment } from '@/lib/server/environment/server'

/** The index of the sitemap's parts. */
export async function GET(request: Request): Promise<Response> {
  void request.url
  const { siteUrl } = getEnvironment()
  return catalogDocument(request, { name: 'sitemap', write: (catalog) => sitemapIndex(catalog, siteUrl) })
}
