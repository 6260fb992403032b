import { noDelivery } from '@/lib/domain/account'
import { type OrderDetails, orderDetailsOf, orderFields, readOrderDetails } from '@/lib/domain/order-fields'
import { parseJson, readText } from '@/lib/domain/untrusted'
import { openStoredCart } from './cart-storage'
import { deliveryKey, restoredCartKey } from './checkout/storage-keys'
import { createStoredValue, type StorageAccess, type StoredValue } from './stored-value'

export type DeliveryDetails = OrderDetails & {
  /** Set by 'Verificar' for a served city; any edit resets it. */
  readonly cityConfirmed: boolean
  /** Attempt that sent the note; restoring its cart restores the note. */
  readonly noteOrder?: string | null
}

function readDetails(value: unknown): DeliveryDetails {
  const { cityConfirmed, noteOrder } = Object(value)
  return {
    ...readOrderDetails(value),
    cityConfirmed: cityConfirmed === true,
    noteOrder: readText(noteOrder),
  }
}

export const nothingGiven: DeliveryDetails = { ...noDelivery, cityConfirmed: false, noteOrder: null }

export function openStoredDelivery(storage: StorageAccess): StoredValue<DeliveryDetails> {
  const restored = openStoredCart(storage, restoredCartKey)
  const details = createStoredValue<DeliveryDetails>({
    storage,
    key: deliveryKey,
    decode: (stored) => readDetails(parseJson(stored)),
    encode: ({ cityConfirmed, noteOrder, ...given }) =>
      JSON.stringify({ ...orderDetailsOf(given), cityConfirmed, ...(noteOrder && { noteOrder }) }),
  })
  return {
    ...details,
    read() {
      const stored = details.read()
      const isOfCart = !stored.noteOrder || stored.noteOrder === restored.read().order
      return isOfCart ? stored : { ...stored, note: '' }
    },
  }
}

/** Appends to the note in whole words; false when it does not fit completely. */
export function addOrderNote(storage: StorageAccess, text: string): boolean {
  const stored = openStoredDelivery(storage)
  const { note = '', ...given } = stored.read()
  if (note.includes(text)) return true
  const both = [note, text].filter(Boolean).join('; ')
  const kept = cutAtWord(both, orderFields.note.maximumLength)
  stored.write({ ...given, note: kept, noteOrder: null })
  return kept === both
}

function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;]+$/, '')}…`
}
