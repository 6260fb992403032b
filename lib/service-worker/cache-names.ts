import { cachePrefix, pagesPrefix } from '../domain/offline-copies.ts'

/** Of every release, so that a copy always has the scripts and styles it was written for. */
export const cacheNames = (release: string) => ({
  pages: `${pagesPrefix}${release}`,
  statics: `${cachePrefix}arquivos-${release}`,
  /** The same picture, whatever the release. */
  pictures: `${cachePrefix}fotos`,
})

/** Deletes the caches whose names are not among these. */
export async function deleteOtherCaches(wanted: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(cachePrefix) && !wanted.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}
