import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js'
import { largeImageWidths, smallImageWidths } from '../domain/image.ts'
import { knownPictures } from '../server/known-pictures.ts'
import type { AskedPicture } from '../server/traffic/picture-variant.ts'
import { cachedPictures } from './cached-pictures.ts'

/** Whether this variant lies ready, so that nothing has to be encoded (unless it is a day old, and renewed behind the answer). */
export function hasCachedPicture(variant: AskedPicture): boolean {
  const { url: href, width, quality, accept } = variant
  // The only format that `next.config.ts` allows; without it a picture keeps its own.
  const mimeType = accept.includes('image/webp') ? 'image/webp' : ''
  return cachedPictures().has(ImageOptimizerCache.getCacheKey({ href, width, quality, mimeType }))
}

/**
 * Whether the shop has shown this picture, so that a size of it is encoded (trust S58): one of our own files, one that this
 * process knows, or one of which another size lies ready, as of a page that outlived a restart.
 */
export function createKnownPictureCheck(ownFiles: ReadonlySet<string>): (picture: AskedPicture) => boolean {
  return (picture) =>
    ownFiles.has(picture.address) ||
    knownPictures().has(picture.address) ||
    [...smallImageWidths, ...largeImageWidths].some((width) => hasCachedPicture({ ...picture, width }))
}
