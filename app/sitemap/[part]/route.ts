import { catalogDocument } from '@/lib/discovery/catalog-document'
import { sitemapPart } from '@/lib/discovery/sitemap'
import { getEnvironment } from '@/lib/server/environment/server'

type Context = { readonly params: Promise<{ part: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const name = /^([a-z]{1,20}-\d{1,4})\.xml$/.exec((await params).part)?.[1]
  if (!name) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const { siteUrl } = getEnvironment()
  return catalogDocument(request, {
    name: `sitemap-${name}`,
    write: (catalog) => sitemapPart(catalog, name, siteUrl),
  })
}
