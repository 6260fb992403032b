import { fromJson, listOf, text } from '@/lib/browser/decode'
import { createStoredValue, type StorageAccess } from './stored-value'

/** The titles of what did not fit into the cart, from the answer to a list to the page that says so: in no address. */
export const openListLeftOut = (storage: StorageAccess) =>
  createStoredValue<readonly string[]>({
    storage,
    key: 'e-commerce-list-left-out',
    decode: (stored) => fromJson(stored, listOf(text)) ?? [],
    encode: (titles) => (titles.length === 0 ? null : JSON.stringify(titles)),
  })
