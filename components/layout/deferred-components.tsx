'use client'

import { SessionGate } from '@/components/accounts/session-gate'
import { CartBarGate } from '@/components/cart/cart-bar-gate'
import { ReportArrivals } from '@/components/checkout/report-arrivals'
import { DeliveryLineGate } from '@/components/delivery/delivery-line-gate'
import { FavouriteHearts } from '@/components/favourites/favourite-hearts'
import { RefineGate } from '@/components/listing/refine-gate'
import { OfflineGate } from '@/components/offline/offline-gate'
import { SuggestionsGate } from '@/components/search/suggestions-gate'
import { BuyChoicePanel } from './buy-choice-panel'
import { NavigationFeedback } from './navigation-feedback'
import { PartsInPlace } from './parts-in-place'

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
