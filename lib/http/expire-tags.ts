import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/**
 * Marks everything cached under these tags (pages and `'use cache'` results) as expired from now on.
 * Next offers this only inside a request; the catalogue is read anew outside of one. Next loads the
 * module of its table once per process, whoever imports it.
 */
export function expireTags(tags: Iterable<string>): void {
  const expired = performance.timeOrigin + performance.now()
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired })
}
