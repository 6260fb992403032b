'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { SessionGate } from '@/components/accounts/session-gate'
import { ReportReturns } from '@/components/checkout/report-returns'
import { DeliveryLineGate } from '@/components/delivery/delivery-line-gate'
import { FavouriteHearts } from '@/components/favourites/favourite-hearts'
import { AnnouncedPart } from '@/components/feedback/announced-part'
import { OfflineGate } from '@/components/offline/offline-gate'
import { SuggestionsGate } from '@/components/search/suggestions-gate'
import { useMedia } from '@/lib/browser/use-media'
import { paths } from '@/lib/domain/paths'
import { hasRunningOrder, readOrderKeys } from '@/stores/checkout/placed-orders'
import { useCart } from '@/stores/storefront-provider'
import { lazyPart } from '../shop/late-part'
import { NavigationFeedback } from './navigation-feedback'
import { PanelPart } from './panel-buttons'
import { PartInPlace } from './part-in-place'
import { partPlaceIds } from './part-place'

const BuyAgain = lazyPart(() => import('@/components/home/buy-again-shelf'), 'BuyAgainShelf')
const PlacedOrder = lazyPart(() => import('@/components/order/placed-order'), 'PlacedOrder')
const OtherProducts = lazyPart(() => import('@/components/feedback/other-products'), 'OtherProducts')
const RunningOrders = lazyPart(() => import('@/components/order/order-strip'), 'RunningOrders')
const HeaderAccount = lazyPart(() => import('./header-account'), 'HeaderAccount')
const CartBar = lazyPart(() => import('@/components/cart/cart-bar'), 'CartBar')
const AuthModal = lazyPart(() => import('@/components/accounts/auth-modal'), 'AuthModal', 'auth')
const BuyChoice = lazyPart(() => import('@/components/checkout/buy-choice'), 'BuyChoice', 'buy')
const DeliverySheet = lazyPart(
  () => import('@/components/checkout/delivery-sheet'),
  'DeliverySheet',
  'delivery',
)
const CitySheet = lazyPart(() => import('@/components/delivery/city-sheet'), 'CitySheet', 'city')

const hasBought = () => readOrderKeys().length > 0
const hasArrived = () => Boolean(window.history.state?.arrived)

const parts = {
  'navigation-feedback': NavigationFeedback,
  'session-gate': SessionGate,
  'suggestions-gate': SuggestionsGate,
  returns: ReportReturns,
  'cart-bar-gate': CartBarGate,
  hearts: FavouriteHearts,
  windows: Windows,
  'parts-in-place': PartsInPlace,
  'order-under-way': OrderUnderWay,
  'account-shortcut': AccountShortcut,
  'offline-gate': OfflineGate,
  'delivery-line-gate': DeliveryLineGate,
}

/** Loads what no first view needs. */
export function DeferredComponents() {
  const pathname = usePathname() ?? ''
  return (
    <>
      {Object.entries(parts).map(([name, Part]) => (
        <AnnouncedPart key={name} name={name} resetKey={pathname}>
          <Part />
        </AnnouncedPart>
      ))}
    </>
  )
}

function Windows() {
  return (
    <>
      <PanelPart panel="auth" Part={AuthModal} />
      <PanelPart panel="buy" Part={BuyChoice} />
      <PanelPart panel="delivery" Part={DeliverySheet} />
      <PanelPart panel="city" Part={CitySheet} />
    </>
  )
}

function PartsInPlace() {
  return (
    <>
      <PartInPlace placeId={partPlaceIds.boughtHere} Part={BuyAgain} isWanted={hasBought} />
      <PartInPlace placeId={partPlaceIds.placedOrder} Part={PlacedOrder} isWanted={hasArrived} />
      <PartInPlace placeId={partPlaceIds.otherProducts} Part={OtherProducts} />
    </>
  )
}

/** Loads the cart bar on phones once the cart has lines; not on /success. */
function CartBarGate() {
  const isPhone = useMedia('thumb')
  const isFilled = useCart((state) => state.lines.length > 0)
  const pathname = usePathname()
  const [wasFilled, setWasFilled] = useState(isFilled)
  useEffect(() => {
    if (!isFilled) setWasFilled(false)
  }, [isFilled])
  return isPhone && isFilled && pathname !== paths.success && <CartBar isKnown={wasFilled} />
}

/** Marks menu buttons while an order is under way. */
function OrderUnderWay() {
  const pathname = usePathname()
  const [isWanted, setWanted] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before may have learnt something
  useEffect(() => {
    const isUnderWay = hasRunningOrder()
    document.documentElement.toggleAttribute('data-order', isUnderWay)
    setWanted(isUnderWay)
  }, [pathname])
  return <RunningOrders isWanted={isWanted} />
}

/** Stands in the header of `site-header.tsx`; phones use the menu. */
function AccountShortcut() {
  return useMedia('lg') && <PartInPlace placeId={partPlaceIds.account} Part={HeaderAccount} />
}
