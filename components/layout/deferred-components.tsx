'use client'

import { SessionGate } from '@/components/accounts/session-gate'
import { CartBarGate } from '@/components/cart/cart-bar-gate'
import { ReportArrivals } from '@/components/checkout/report-arrivals'
import { DeliveryLineGate } from '@/components/delivery/delivery-line-gate'
import { FavouriteHearts } from '@/components/favourites/favourite-hearts'
import { RefineGate } from '@/components/listing/refine-gate'
import { OfflineGate } from '@/components/offline/offline-gate'
import { SuggestionsGate } from '@/components/search/suggestions-gate'
import { readOrderKeys } from '@/stores/checkout/stored-attempts'
import { usePanel } from '@/stores/storefront-provider'
import { LatePanel } from '../ui/late-part'
import { NavigationFeedback } from './navigation-feedback'
import { PartInPlace } from './part-in-place'
import { partPlaceIds } from './part-place'
import { useCloseOffline } from './use-close-offline'

const loadBuyAgain = () => import('@/components/home/buy-again-shelf').then((module) => module.BuyAgainShelf)
const loadPlacedOrder = () =>
  import('@/components/checkout/placed-order').then((module) => module.PlacedOrder)

const hasBought = () => readOrderKeys().length > 0
const hasArrived = () => typeof window.history.state?.arrived === 'string'

const loadBuyChoice = () => import('@/components/checkout/buy-choice').then(({ BuyChoice }) => BuyChoice)

/** What no first view needs, loaded once the page is alive. */
export function DeferredComponents() {
  return (
    <>
      <NavigationFeedback />
      <SessionGate />
      <SuggestionsGate />
      <ReportArrivals />
      <CartBarGate />
      <FavouriteHearts />
      <RefineGate />
      <BuyChoicePanel />
      <PartsInPlace />
      <OfflineGate />
      <DeliveryLineGate />
    </>
  )
}

/** The window that asks what to buy, loaded with its first use. */
function BuyChoicePanel() {
  const isWanted = usePanel((state) => state.open === 'buy')
  const { close, noteLoaded } = usePanel((state) => state)
  const closeOffline = useCloseOffline()
  return (
    <LatePanel
      load={loadBuyChoice}
      isWanted={isWanted}
      onFailure={closeOffline}
      onLoaded={() => noteLoaded('buy')}
      onLeave={close}
    />
  )
}

/** What single pages show of this device's purchases. */
function PartsInPlace() {
  return (
    <>
      <PartInPlace placeId={partPlaceIds.boughtHere} load={loadBuyAgain} isWanted={hasBought} />
      <PartInPlace placeId={partPlaceIds.placedOrder} load={loadPlacedOrder} isWanted={hasArrived} />
    </>
  )
}
