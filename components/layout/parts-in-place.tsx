'use client'

import { placedOrderPlaceId } from '@/components/checkout/placed-order-place-id'
import { buyAgainPlaceId } from '@/components/home/buy-again-place-id'
import { readOrderKeys } from '@/components/profile/order-keys'
import { PartInPlace } from './part-in-place'

const loadBuyAgain = () => import('@/components/home/buy-again-shelf').then((module) => module.BuyAgainShelf)
const loadPlacedOrder = () =>
  import('@/components/checkout/placed-order').then((module) => module.PlacedOrder)

const hasBought = () => readOrderKeys().length > 0
const hasArrived = () => typeof window.history.state?.arrived === 'string'

/** What single pages show of this device's purchases. */
export function PartsInPlace() {
  return (
    <>
      <PartInPlace placeId={buyAgainPlaceId} load={loadBuyAgain} isWanted={hasBought} />
      <PartInPlace placeId={placedOrderPlaceId} load={loadPlacedOrder} isWanted={hasArrived} />
    </>
  )
}
