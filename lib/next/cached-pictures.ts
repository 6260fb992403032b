import path from 'node:path'
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js'
import type { CachedImageValue } from 'next/dist/server/response-cache/index.js'
import { largeImageWidths, smallImageWidths } from '../domain/image.ts'
import { getProcessEnvironment } from '../server/environment/environment.ts'
import { openPageFiles, type PageFiles } from '../server/files/page-files.ts'
import { knownPictures } from '../server/known-pictures.ts'
import { processSingleton } from '../server/process-singleton.ts'
import type { AskedPicture } from '../server/traffic/picture-variant.ts'

export const maximumPictureBytes = 300_000_000

type CachedPicture = { readonly lastModified: number; readonly value: CachedImageValue }

export function cachedPictures(): PageFiles<CachedPicture> {
  return processSingleton('kept-pictures', () =>
    openPageFiles({
      directory: path.join(getProcessEnvironment().dataDirectory, 'pictures'),
      namespace: 'optimised',
      isPage: isCachedPicture,
      maximumDiskBytes: maximumPictureBytes,
    }),
  )
}

function isCachedPicture(value: unknown): value is CachedPicture {
  const picture = value as Partial<CachedPicture> | null
  return typeof picture?.lastModified === 'number' && picture.value?.kind === 'IMAGE'
}

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
