import { webManifest } from '@/lib/discovery/web-manifest'
import { getBrand } from '@/lib/server/brand/brand'
import { getEnvironment } from '@/lib/server/environment/server'

/** Dynamic: STORE_NAME belongs to the host, not the build. */
export function GET(request: Request): Response {
  void request.url
  const manifest = webManifest(getEnvironment().storeName, getBrand()?.canopy ?? undefined)
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
