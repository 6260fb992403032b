import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { getEnvironment } from '../server/environment/server.ts'
import { catalogTag } from './cache-tags.ts'

/** Seconds for which a shared cache in front of us may send a page that it is about to ask for anew. */
const sharedStaleSeconds = 300

/**
 * Called first in every cached read of the catalogue. A change of what stands behind the tags expires pages at once
 * (`tag-versions.ts`); the lifetime (seconds) is a second net under that, and what a shared cache in front is told.
 */
export function cacheUntilCatalogChanges(tags: readonly string[] = [catalogTag]): void {
  cacheTag(...tags)
  const revalidate = getEnvironment().catalogRefreshSeconds
  cacheLife({ stale: 60, revalidate, expire: revalidate + sharedStaleSeconds })
}
