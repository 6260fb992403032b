import { createStoredValue, type StorageAccess } from '../stored-value'
import { arrivedKey, unreportedKey } from './storage-keys'

const openOrders = (key: string) => (storage: StorageAccess) =>
  createStoredValue<readonly string[]>({
    storage,
    key,
    decode: (stored) => stored?.split(' ').filter(Boolean) ?? [],
    encode: (orders) => orders.join(' ') || null,
  })

/** The attempts that came to /success, newest first. */
export const openArrivedOrders = openOrders(arrivedKey)
/** Ways back that the server may not know of yet: of each the attempt, a colon, and what the store was given of it. */
export const openUnreportedOrders = openOrders(unreportedKey)
