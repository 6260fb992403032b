import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js'
import { largeImageWidths, smallImageWidths } from '../domain/image.ts'
import { knownPictures } from '../server/known-pictures.ts'
import type { AskedPicture } from '../server/traffic/picture-variant.ts'
import { cachedPictures } from './cached-pictures.ts'

/** Checks for a cached variant; one a day old renews in the background. */
export function hasCachedPicture(variant: AskedPicture): boolean {
  const { url: href, width, quality, accept } = variant
  // The only format that `next.config.ts` allows; others keep their own.
  const mimeType = accept.includes('image/webp') ? 'image/webp' : ''
  return cachedPictures().has(ImageOptimizerCache.getCacheKey({ href, width, quality, mimeType }))
}

/** Accepts our own files, pictures the shop has shown, or cached ones (trust S58). */
export function createKnownPictureCheck(ownFiles: ReadonlySet<string>): (picture: AskedPicture) => boolean {
  return (picture) =>
    ownFiles.has(picture.address) ||
    knownPictures().has(picture.address) ||
    [...smallImageWidths, ...largeImageWidths].some((width) => hasCachedPicture({ ...picture, width }))
}
