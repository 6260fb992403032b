import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { getEnvironment } from '../server/environment/server.ts'
import { catalogTag } from './tag-versions.ts'

/** Seconds. Next renders with every visit what expires sooner than this (its MIN_PRERENDERABLE_EXPIRE). */
const shortestExpire = 300

/**
 * Called first in every cached read of the catalogue. A change of what stands behind the tags expires pages at once
 * (`tag-versions.ts`); the lifetime (seconds) is a second net under that. `stale` is for how long an open tab uses what its router has.
 */
export function cacheUntilCatalogChanges(tags: readonly string[] = [catalogTag]): void {
  cacheTag(...tags)
  const revalidate = getEnvironment().catalogRefreshSeconds
  cacheLife({ stale: 60, revalidate, expire: revalidate + shortestExpire })
}
