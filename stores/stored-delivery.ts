import { flag, fromJson, objectOf, otherwise, text } from '@/lib/browser/decode'
import { orderDetailDecoders } from '@/lib/browser/delivery-decoders'
import { noDelivery } from '@/lib/domain/account'
import { type OrderDetails, orderDetailsOf, orderFields } from '@/lib/domain/order-fields'
import { openStoredCart } from './cart-storage'
import { restoredCartKey } from './checkout/storage-keys'
import { deliveryKey } from './delivery-key'
import { createStoredValue, type StorageAccess, type StoredValue } from './stored-value'

export type DeliveryDetails = OrderDetails & {
  /** The shopper pressed 'Verificar' and the city is served; any edit takes it back. */
  readonly cityConfirmed: boolean
  /** The attempt that took the note along: it is of the cart again where that was given back. */
  readonly noteOrder?: string | null
}

const storedDetails = objectOf<DeliveryDetails>({
  ...orderDetailDecoders,
  cityConfirmed: otherwise(flag, false),
  noteOrder: otherwise(text, null),
})

export const nothingGiven: DeliveryDetails = { ...noDelivery, cityConfirmed: false, noteOrder: null }

/** What this device knows of deliveries, with the note of the cart that it has now. */
export function openStoredDelivery(storage: StorageAccess): StoredValue<DeliveryDetails> {
  const restored = openStoredCart(storage, restoredCartKey)
  const details = createStoredValue<DeliveryDetails>({
    storage,
    key: deliveryKey,
    decode: (stored) => fromJson(stored, storedDetails) ?? nothingGiven,
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

/**
 * Puts a text behind the note of the cart, unless it stands there: as much of it as a checkout accepts, in whole words.
 * Whether all of it fits.
 */
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
