import { catalogDocument } from '@/lib/discovery/catalog-document'
import { productFeed } from '@/lib/discovery/product-feed'
import { getEnvironment } from '@/lib/server/environment/server'

export const GET = (request: Request): Promise<Response> =>
  catalogDocument(request, {
    name: 'feed-meta',
    write: (catalog) => productFeed(catalog, { ...getEnvironment(), reader: 'meta' }),
  })
