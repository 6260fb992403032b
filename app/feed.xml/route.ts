import { catalogDocument } from '@/lib/discovery/catalog-document'
import { productFeed } from '@/lib/discovery/product-feed'
import { getEnvironment } from '@/lib/server/environment/server'

/** The products as Google Merchant reads them (RSS 2.0). */
export async function GET(request: Request): Promise<Response> {
  void request.url
  const environment = getEnvironment()
  return catalogDocument(request, {
    name: 'feed',
    write: (catalog) => productFeed(catalog, { ...environment, reader: 'google' }),
  })
}
