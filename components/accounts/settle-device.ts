import { bringTogether, forgetFavourites } from '@/components/accounts/device-favourites'
import { noDelivery, type Session } from '@/lib/domain/account'
import type { DeliveryState } from '@/stores/delivery-store'
import { fillDelivery } from './fill-delivery'
import { createFilledDelivery } from './filled-delivery'

const device = createFilledDelivery(() => window.localStorage)

/**
 * Brings the device in line with who is here, null for a visitor: what another account has left on it goes, however
 * its session ended, and what the present one knows comes.
 */
export function settleDevice(delivery: () => DeliveryState, session: Session | null): void {
  // Another tab may have settled it already.
  delivery().load()
  const filled = device.read()
  const accountId = session?.user.id
  if (filled && filled.accountId !== accountId) forgetFavourites()
  const wanted = session?.delivery ?? noDelivery
  const kept = fillDelivery(delivery(), { filled: filled ?? noDelivery, wanted })
  device.write(accountId === undefined ? null : { accountId, ...kept })
  if (accountId !== undefined) void bringTogether(accountId)
}
