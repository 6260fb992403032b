'use client'

import { useEffect, useState } from 'react'
import { useFavourites } from '@/components/accounts/device-favourites'
import { readOrderKeys } from '@/stores/checkout/stored-attempts'
import { useSession } from '@/stores/storefront-provider'
import { FavouriteShelf } from './favourite-shelf'
import { MarketContact } from './market-contact'
import { PastOrders } from './past-orders'
import { usePastOrders } from './use-past-orders'

/** What this device knows without any account, and with one (`userId`) what that account adds. */
export function DeviceSections({ userId }: { readonly userId?: string | undefined }) {
  const owner = userId ?? 'device'
  const { data } = usePastOrders(owner)
  const hasOrders = data !== undefined && data.length > 0
  const hasFavourites = useFavourites(({ ids }) => ids.length > 0)
  const [mayHaveOrders] = useState(() => userId !== undefined || readOrderKeys().length > 0)
  const isFirst = !(data ? hasOrders : mayHaveOrders)
  const favourites = <FavouriteShelf userId={userId} isQuiet={hasOrders} />
  return (
    <div
      className="profile-columns profile-device"
      data-orders={hasOrders && !hasFavourites ? 'alone' : undefined}
    >
      {/* Without orders what was kept comes first. */}
      {isFirst && favourites}
      <PastOrders owner={owner}>{!isFirst && favourites}</PastOrders>
    </div>
  )
}

/** Orders and favourites, for user or visitor: a device needs no account for its own. */
export function PurchasesView({ contact }: { readonly contact: string | undefined }) {
  const [isAlive, setIsAlive] = useState(false)
  const userId = useSession((state) => state.user?.id)
  useEffect(() => setIsAlive(true), [])
  if (isAlive)
    return (
      <MarketContact value={contact}>
        <DeviceSections userId={userId} />
      </MarketContact>
    )
  return (
    <div className="profile-columns profile-device" aria-hidden="true">
      <div className="skeleton h-56" />
      <div className="skeleton h-56" />
    </div>
  )
}
