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
/** Those of them that the server may not know of yet. */
export const openUnreportedOrders = openOrders(unreportedKey)
