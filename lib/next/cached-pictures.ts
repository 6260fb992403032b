import path from 'node:path'
import type { CachedImageValue } from 'next/dist/server/response-cache/index.js'
import { getProcessEnvironment } from '../server/environment/environment.ts'
import { openPageFiles, type PageFiles } from '../server/files/page-files.ts'
import { processSingleton } from '../server/process-singleton.ts'

/** Bytes on disk; the least recently used go first. */
export const maximumPictureBytes = 300_000_000

type CachedPicture = { readonly lastModified: number; readonly value: CachedImageValue }

/** Keeps what the image optimiser made under DATA_DIR, for the next release too. */
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

/** A picture as it was kept, distinguished from anything else in a file. */
function isCachedPicture(value: unknown): value is CachedPicture {
  const picture = value as Partial<CachedPicture> | null
  return typeof picture?.lastModified === 'number' && picture.value?.kind === 'IMAGE'
}
