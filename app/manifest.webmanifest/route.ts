import { webManifest } from '@/lib/discovery/web-manifest'
import { getEnvironment } from '@/lib/server/environment/server'

/** Made for each request, because STORE_NAME belongs to the host that serves and not to the build. */
export function GET(request: Request): Response {
  void request.url
  return new Response(JSON.stringify(webManifest(getEnvironment().storeName)), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
