import { forgetFavourites, mergeFavourites } from '@/components/accounts/device-favourites'
import { noDelivery, type Session } from '@/lib/domain/account'
import { openOrderDeliveries } from '@/stores/checkout/order-deliveries'
import type { DeliveryState } from '@/stores/delivery-store'
import { openRecentSearches } from '@/stores/recent-searches'
import { deviceStorage, tabStorage } from '@/stores/stored-value'
import { fillDelivery } from './fill-delivery'
import { openFilledDelivery } from './filled-delivery'

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
  }
  const wanted = session?.delivery ?? noDelivery
  const kept = fillDelivery(delivery(), { filled: filled ?? noDelivery, wanted })
  filledDelivery.write(accountId === undefined ? null : { accountId, ...kept })
  if (accountId !== undefined) void mergeFavourites(accountId)
}
