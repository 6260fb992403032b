import { fieldsOf } from '@/lib/browser/fields'
import { readDelivery } from '@/lib/browser/read-answers'
import type { DeliveryPreferences } from '@/lib/domain/account'
import { readStorage, writeStorage } from '@/stores/browser-storage'
import type { KeyValueStorage } from '@/stores/cart-storage'
import { filledKey } from './filled-key'

/** Which account is at home on this device, and what of it stands in the fields of the delivery. */
export type FilledDelivery = DeliveryPreferences & { readonly accountId: string }

function parse(text: string | null): FilledDelivery | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    const { accountId } = fieldsOf(stored)
    return typeof accountId === 'string' ? { accountId, ...readDelivery(stored) } : null
  } catch {
    return null
  }
}

/** Remembered on the device, so that it is known after a reload and whoever ended the session. */
export function createFilledDelivery(storage: () => KeyValueStorage) {
  // What could not be written is newer than what can be read.
  let unwritten: FilledDelivery | null = null
  return {
    read: (): FilledDelivery | null => unwritten ?? parse(readStorage(storage, filledKey)),
    write(filled: FilledDelivery | null): void {
      const isWritten = writeStorage(storage, filledKey, filled && JSON.stringify(filled))
      unwritten = isWritten ? null : filled
    },
  }
}
