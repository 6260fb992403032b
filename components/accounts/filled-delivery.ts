import { type Decoder, fromJson, objectOf, text } from '@/lib/browser/decode'
import { deliveryPreferences } from '@/lib/browser/delivery-decoders'
import type { DeliveryPreferences } from '@/lib/domain/account'
import { createStoredValue, type StorageAccess, type StoredValue } from '@/stores/stored-value'
import { filledKey } from './filled-key'

/** Which account is at home on this device, and what of it stands in the fields of the delivery. */
export type FilledDelivery = DeliveryPreferences & { readonly accountId: string }

const account = objectOf({ accountId: text })

const filled: Decoder<FilledDelivery> = (value) => {
  const known = account(value)
  return known && { ...known, ...deliveryPreferences(value) }
}

/** Remembered on the device, so that it is known after a reload and however the session ended. */
export function openFilledDelivery(storage: StorageAccess): StoredValue<FilledDelivery | null> {
  return createStoredValue<FilledDelivery | null>({
    storage,
    key: filledKey,
    decode: (stored) => fromJson(stored, filled) ?? null,
    encode: (value) => value && JSON.stringify(value),
  })
}
