import path from 'node:path'
import type { CachedImageValue } from 'next/dist/server/response-cache/index.js'
import { getProcessEnvironment } from '../server/environment/environment.ts'
import { openPageFiles, type PageFiles } from '../server/files/page-files.ts'
import { processSingleton } from '../server/process-singleton.ts'

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
