import { forgetFavourites, mergeFavourites } from '@/components/accounts/device-favourites'
import { type Decoder, fromJson, objectOf, text } from '@/lib/browser/decode'
import { deliveryPreferences } from '@/lib/browser/delivery-decoders'
import { noDelivery, type Session } from '@/lib/domain/account'
import { makeOrderDetails, type OrderDetails, orderFieldList } from '@/lib/domain/order-fields'
import { openOrderDeliveries } from '@/stores/checkout/order-deliveries'
import { forgetPlacedOrders } from '@/stores/checkout/placed-orders'
import { forgetUnsentAnswers } from '@/stores/checkout/unsent-answers'
import type { DeliveryState } from '@/stores/delivery'
import { openRecentSearches } from '@/stores/recent-searches'
import {
  createStoredValue,
  deviceStorage,
  type StorageAccess,
  type StoredValue,
  tabStorage,
} from '@/stores/stored-value'
import { filledKey } from './session-presence'

/** Which account is at home on this device, and what of it stands in the fields of the delivery. */
type FilledDelivery = OrderDetails & { readonly accountId: string }

const accountOf = objectOf({ accountId: text })

const filled: Decoder<FilledDelivery> = (value) => {
  const known = accountOf(value)
  return known && { ...known, ...deliveryPreferences(value) }
}

type Filling = {
  /** What an account had put into the fields before. */
  readonly filled: OrderDetails
  /** What the present account says; nothing for a visitor. */
  readonly wanted: OrderDetails
}

const filledDelivery = openFilledDelivery(deviceStorage)

/**
 * Brings the device in line with who is here, null for a visitor: what another account has left on it goes, however
 * its session ended, and what the present one knows comes.
 */
export function adoptAccountData(delivery: () => DeliveryState, session: Session | null): void {
  // Another tab may have done all this already.
  delivery().load()
  const filled = filledDelivery.read()
  const accountId = session?.user.id
  if (filled && filled.accountId !== accountId) {
    forgetFavourites()
    openRecentSearches(deviceStorage).clear()
    openOrderDeliveries(tabStorage).clear()
    forgetPlacedOrders()
    forgetUnsentAnswers()
  }
  const wanted = session?.delivery ?? noDelivery
  const kept = fillDelivery(delivery(), { filled: filled ?? noDelivery, wanted })
  filledDelivery.write(accountId === undefined ? null : { accountId, ...kept })
  if (accountId !== undefined) void mergeFavourites(accountId)
}

/**
 * A field that is empty, or still holds what an account had put there, holds what the present account says; what the
 * shopper typed stays. Returns what of it is the account's now. The city is confirmed by the shopper, as ever.
 */
export function fillDelivery(state: DeliveryState, { filled, wanted }: Filling): OrderDetails {
  const next = makeOrderDetails(({ name }) => {
    const isFree = !state[name] || state[name] === filled[name]
    return isFree ? wanted[name] : state[name]
  })
  const changed = orderFieldList.filter(({ name }) => (next[name] || null) !== (state[name] || null))
  if (changed.length > 0) state.give(Object.fromEntries(changed.map(({ name }) => [name, next[name]])))
  return makeOrderDetails(({ name }) => (next[name] === wanted[name] ? next[name] : noDelivery[name]))
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
