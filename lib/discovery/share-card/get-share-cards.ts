import 'server-only'
import path from 'node:path'
import { getBrand } from '../../server/brand/brand.ts'
import { getEnvironment } from '../../server/environment/server.ts'
import { openPageFiles } from '../../server/files/page-files.ts'
import { processSingleton } from '../../server/process-singleton.ts'
import { loadPhoto } from './load-photo.ts'
import { createShareCards, type ShareCards } from './share-cards.ts'

/** Bytes; about a thousand cards on disk, and the last few in memory. */
const maximumDiskBytes = 64 * 1024 * 1024
const maximumMemoryBytes = 4 * 1024 * 1024

/** The one maker of share cards of this process; `readMerchantPicture` reads the pictures that a store of ours serves. */
export function getShareCards(readMerchantPicture: (path: string) => Promise<Uint8Array | null>): ShareCards {
  return processSingleton('share-cards', () => {
    const { dataDirectory, imageHosts, storeName } = getEnvironment()
    const publicDirectory = path.resolve('public')
    return createShareCards({
      storeName,
      brand: getBrand(),
      // A version says everything that shows on a card, so one namespace is enough.
      files: openPageFiles({
        directory: path.join(dataDirectory, 'share-cards'),
        namespace: 'cards',
        isPage: (value): value is Uint8Array => value instanceof Uint8Array,
        maximumDiskBytes,
        maximumMemoryBytes,
      }),
      loadPhoto: (address) => loadPhoto(address, { imageHosts, publicDirectory, readMerchantPicture, fetch }),
    })
  })
}
