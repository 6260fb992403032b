import { cachePrefix, pagesCache } from '../domain/offline-copies.ts'

/** Of all releases: a script or style sheet of another content has another name, and each copy has those that it names. */
export const cacheNames = {
  pages: pagesCache,
  statics: `${cachePrefix}arquivos`,
  pictures: `${cachePrefix}fotos`,
} as const

/** Deletes the caches whose names are not among these. */
export async function deleteOtherCaches(wanted: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(cachePrefix) && !wanted.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}
