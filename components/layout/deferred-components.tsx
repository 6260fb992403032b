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
import { LatePanel, type Loader } from '../ui/late-part'
import { NavigationFeedback } from './navigation-feedback'
import { PartInPlace } from './part-in-place'
import { partPlaceIds } from './part-place'
import { useCloseOffline } from './use-close-offline'

const loadBuyAgain = () => import('@/components/home/buy-again-shelf').then((module) => module.BuyAgainShelf)
const loadPlacedOrder = () =>
  import('@/components/checkout/placed-order').then((module) => module.PlacedOrder)

const hasBought = () => readOrderKeys().length > 0
const hasArrived = () => typeof window.history.state?.arrived === 'string'

const buyPanels = {
  buy: () => import('@/components/checkout/buy-choice').then(({ BuyChoice }) => BuyChoice),
  delivery: () => import('@/components/checkout/delivery-sheet').then(({ DeliverySheet }) => DeliverySheet),
} satisfies Record<string, Loader>

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
      <BuyPanel panel="buy" />
      <BuyPanel panel="delivery" />
      <PartsInPlace />
      <OfflineGate />
      <DeliveryLineGate />
    </>
  )
}

/** A window that asks something before one product is paid, loaded with its first use. */
function BuyPanel({ panel }: { readonly panel: keyof typeof buyPanels }) {
  const isWanted = usePanel((state) => state.open === panel)
  const { close, noteLoaded } = usePanel((state) => state)
  const closeOffline = useCloseOffline()
  return (
    <LatePanel
      load={buyPanels[panel]}
      isWanted={isWanted}
      onFailure={closeOffline}
      onLoaded={() => noteLoaded(panel)}
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
