import { fromJson, listOf } from '@/lib/browser/decode'
import { productId } from '@/lib/browser/domain-decoders'
import type { ProductId } from '@/lib/domain/identifiers'
import { createStoredValue, type StorageAccess, type StoredValue } from './stored-value'

export const favouritesKey = 'mercado-local-favourites'

const ids = listOf(productId)

/** The favourites of this device, newest first. Apart from their store, so that a heart can be drawn without it. */
export function openFavouriteIds(storage: StorageAccess): StoredValue<readonly ProductId[]> {
  return createStoredValue<readonly ProductId[]>({
    storage,
    key: favouritesKey,
    decode: (text) => fromJson(text, ids) ?? [],
    encode: (favourites) => (favourites.length === 0 ? null : JSON.stringify(favourites)),
  })
}
