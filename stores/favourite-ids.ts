import { fromJson, listOf } from '@/lib/browser/decode'
import { productId } from '@/lib/browser/domain-decoders'
import type { ProductId } from '@/lib/domain/identifiers'
import { createStoredValue, type StorageAccess, type StoredValue } from './stored-value'

export const favouritesKey = 'mercado-local-favourites'

const ids = listOf(productId)

/** Favourites of this device, newest first; apart, so that a heart works without the store. */
export function openFavouriteIds(storage: StorageAccess): StoredValue<readonly ProductId[]> {
  return createStoredValue<readonly ProductId[]>({
    storage,
    key: favouritesKey,
    decode: (text) => fromJson(text, ids) ?? [],
    encode: (favourites) => (favourites.length === 0 ? null : JSON.stringify(favourites)),
  })
}
