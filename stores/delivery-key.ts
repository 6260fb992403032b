import type { StorageAccess } from './stored-value'

export const deliveryKey = 'mercado-local-delivery'

export function isDeliveryStored(storage: StorageAccess): boolean {
  try {
    return storage().getItem(deliveryKey) !== null
  } catch {
    return false
  }
}
