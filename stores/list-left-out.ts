import { fromJson, listOf, text } from '@/lib/browser/decode'
import { createStoredValue, type StorageAccess } from './stored-value'

/** Titles that did not fit into the cart; stored, so that no address holds them. */
export const openListLeftOut = (storage: StorageAccess) =>
  createStoredValue<readonly string[]>({
    storage,
    key: 'e-commerce-list-left-out',
    decode: (stored) => fromJson(stored, listOf(text)) ?? [],
    encode: (titles) => (titles.length === 0 ? null : JSON.stringify(titles)),
  })
