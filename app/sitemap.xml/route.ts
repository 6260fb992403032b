import { catalogDocument } from '@/lib/discovery/catalog-document'
import { sitemapIndex } from '@/lib/discovery/sitemap'
import { getEnvironment } from '@/lib/server/environment/server'

export const GET = (request: Request): Promise<Response> =>
  catalogDocument(request, {
    name: 'sitemap',
    write: (catalog) => sitemapIndex(catalog, getEnvironment().siteUrl),
  })
