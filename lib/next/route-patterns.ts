import fs from 'node:fs'
import path from 'node:path'
import { memoize } from '../server/bounded-memory.ts'

type Route = { readonly page: string; readonly regex: string }
type RoutesManifest = {
  readonly staticRoutes: readonly Route[]
  readonly dynamicRoutes: readonly Route[]
  readonly rewrites: {
    readonly afterFiles: readonly { readonly destination: string; readonly regex: string }[]
  }
}

/** Unknown, odd or refused addresses. */
const otherRoute = 'other'

export function readRoutePatterns(
  buildDirectory: string,
  publicFiles: ReadonlySet<string>,
): (target: string) => string {
  const text = fs.readFileSync(path.join(buildDirectory, 'routes-manifest.json'), 'utf8')
  const { staticRoutes, dynamicRoutes, rewrites } = JSON.parse(text) as RoutesManifest
  const fixed = new Set(staticRoutes.map(({ page }) => page).filter((page) => !page.startsWith('/_')))
  const rewritten = rewrites.afterFiles.map(({ destination, regex }) => ({ page: destination, regex }))
  const patterns = [...rewritten, ...dynamicRoutes].map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }))

  return memoize((target) => {
    const [sentPath = ''] = target.split('?')
    const route = sentPath.length > 1 ? sentPath.replace(/\/$/, '') : sentPath
    if (fixed.has(route)) return route
    if (route === '/_next/image') return route
    if (route.startsWith('/_next/static/')) return '/_next/static/[file]'
    if (publicFiles.has(route)) return '/[public file]'
    return patterns.find(({ regex }) => regex.test(route))?.page ?? otherRoute
  })
}
