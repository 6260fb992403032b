import type { StorageAccess } from './stored-value'

export const deliveryKey = 'mercado-local-delivery'

/** Whether a shopper has given something of her delivery on this device; false when the browser keeps its storage shut. */
export function isDeliveryStored(storage: StorageAccess): boolean {
  try {
    return storage().getItem(deliveryKey) !== null
  } catch {
    return false
  }
}
