import { forgetFavourites, mergeFavourites } from '@/components/accounts/device-favourites'
import { forgetUnsentAnswers } from '@/components/order/use-answers'
import { noDelivery, type Session } from '@/lib/domain/account'
import {
  addressFields,
  makeOrderDetails,
  type OrderDetails,
  type OrderFieldName,
  orderFieldList,
  readOrderDetails,
} from '@/lib/domain/order-fields'
import { forgetPlacedOrders, openOrderDeliveries } from '@/stores/checkout/placed-orders'
import type { DeliveryState } from '@/stores/delivery'
import { openRecentSearches } from '@/stores/recent-searches'
import { openStoredJson } from '@/stores/stored-json'
import { deviceStorage, type StorageAccess, type StoredValue, tabStorage } from '@/stores/stored-value'
import { filledKey } from './session-presence'

/** Account of this device and the delivery details it filled in. */
type FilledDelivery = OrderDetails & { readonly accountId: string }

type Filling = {
  /** Values filled in earlier by an account. */
  readonly filled: OrderDetails
  /** Present account's values; empty for a visitor. */
  readonly wanted: OrderDetails
  /** `filled` is of an account that is here no more. */
  readonly hasLeft?: boolean
}

const address: readonly OrderFieldName[] = addressFields.map(([name]) => name)

const filledDelivery = openFilledDelivery(deviceStorage)

/**
 * Applies a session to the device, null for a visitor: removes another account's data, however its session
 * ended, and adds the present one's.
 */
export function adoptAccountData(delivery: () => DeliveryState, session: Session | null): void {
  // Another tab may have done this already.
  delivery().load()
  const filled = filledDelivery.read()
  const accountId = session?.user.id
  const hasLeft = filled !== null && filled.accountId !== accountId
  if (hasLeft) {
    forgetFavourites()
    openRecentSearches(deviceStorage).clear()
    openOrderDeliveries(tabStorage).clear()
    forgetPlacedOrders()
    forgetUnsentAnswers()
  }
  const wanted = session?.delivery ?? noDelivery
  const kept = fillDelivery(delivery(), { filled: filled ?? noDelivery, wanted, hasLeft })
  filledDelivery.write(accountId === undefined ? null : { accountId, ...kept })
  if (accountId !== undefined) void mergeFavourites(accountId)
}

/**
 * Fills empty or account-filled fields, the address as one, since parts of two mislead a delivery; keeps what
 * the shopper typed. Returns the account's part. The city still needs confirmation.
 */
export function fillDelivery(state: DeliveryState, { filled, wanted, hasLeft }: Filling): OrderDetails {
  function isFree(name: OrderFieldName): boolean {
    const parts = address.includes(name) ? address : [name]
    const isLeftOver = hasLeft && parts.some((part) => state[part] && state[part] === filled[part])
    const isAsIn = (known: OrderDetails) =>
      parts.every((part) => (state[part] || null) === (known[part] || null))
    return isLeftOver || [noDelivery, filled, wanted].some(isAsIn)
  }
  const next = makeOrderDetails(({ name }) => (isFree(name) ? wanted : state)[name])
  const others = hasLeft ? noDelivery : filled
  const kept = makeOrderDetails(({ name }) => (isFree(name) ? wanted : others)[name])
  const changed = orderFieldList.filter(({ name }) => (next[name] || null) !== (state[name] || null))
  if (changed.length > 0) state.give(Object.fromEntries(changed.map(({ name }) => [name, next[name]])))
  return kept
}

/** Persists which data an account filled in, however its session ends. */
export function openFilledDelivery(storage: StorageAccess): StoredValue<FilledDelivery | null> {
  return openStoredJson<FilledDelivery>({
    storage,
    key: filledKey,
    read(value) {
      const { accountId } = Object(value)
      return typeof accountId === 'string' ? { accountId, ...readOrderDetails(value) } : null
    },
  })
}
