import { robotsText } from '@/lib/discovery/robots'
import { getEnvironment } from '@/lib/server/environment/server'

/** Made for each request, because SITE_URL belongs to the host that serves and not to the build. */
export function GET(request: Request): Response {
  void request.url
  return new Response(robotsText(getEnvironment().siteUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
