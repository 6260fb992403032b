'use client'

import { FavouriteShelf } from './favourite-shelf'
import { PastOrders } from './past-orders'

/** What this device knows without any account, and with one (`userId`) what that account adds. */
export function DeviceSections({ userId }: { readonly userId?: string | undefined }) {
  return (
    <div className="profile-columns profile-device">
      <PastOrders owner={userId ?? 'device'} />
      <FavouriteShelf userId={userId} />
    </div>
  )
}
