import { catalogDocument } from '@/lib/documents/catalog-document'
import { sitemapIndex } from '@/lib/documents/sitemap'
import { getEnvironment } from '@/lib/env/server'

/** The index of the sitemap's parts. */
export async function GET(request: Request): Promise<Response> {
  void request.url
  const { siteUrl } = getEnvironment()
  return catalogDocument(request, { name: 'sitemap', write: (catalog) => sitemapIndex(catalog, siteUrl) })
}
