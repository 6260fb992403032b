'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { SessionGate } from '@/components/accounts/session-gate'
import { CartBarGate } from '@/components/cart/cart-bar-gate'
import { ReportReturns } from '@/components/checkout/report-returns'
import { DeliveryLineGate } from '@/components/delivery/delivery-line-gate'
import { FavouriteHearts } from '@/components/favourites/favourite-hearts'
import { AnnouncedPart } from '@/components/feedback/announced-part'
import { RefineGate } from '@/components/listing/refine-gate'
import { OfflineGate } from '@/components/offline/offline-gate'
import { SuggestionsGate } from '@/components/search/suggestions-gate'
import { hasRunningOrder, readOrderKeys } from '@/stores/checkout/placed-orders'
import { usePanel } from '@/stores/storefront-provider'
import { LatePanel, type Loader, useLatePart } from '../ui/late-part'
import { NavigationFeedback } from './navigation-feedback'
import { PartInPlace } from './part-in-place'
import { partPlaceIds } from './part-place'
import { useCloseOffline } from './use-close-offline'

const loadBuyAgain = () => import('@/components/home/buy-again-shelf').then((module) => module.BuyAgainShelf)
const loadPlacedOrder = () =>
  import('@/components/checkout/placed-order').then((module) => module.PlacedOrder)

const loadRunningOrders = () =>
  import('@/components/home/running-order').then((module) => module.RunningOrders)

const loadAccount = () => import('./header-account').then((module) => module.HeaderAccount)
const loadOtherProducts = () =>
  import('@/components/feedback/other-products').then((module) => module.OtherProducts)

const always = () => true
/** Same as `site-header.css`; phones use the menu. */
const wide = '(min-width: 62.5em)'
const hasBought = () => readOrderKeys().length > 0
const hasArrived = () => Boolean(window.history.state?.arrived)

const windows = {
  auth: () => import('@/components/accounts/auth-modal').then(({ AuthModal }) => AuthModal),
  buy: () => import('@/components/checkout/buy-choice').then(({ BuyChoice }) => BuyChoice),
  delivery: () => import('@/components/checkout/delivery-sheet').then(({ DeliverySheet }) => DeliverySheet),
} satisfies Record<string, Loader>
const windowNames = ['auth', 'buy', 'delivery'] as const

const parts = {
  'navigation-feedback': NavigationFeedback,
  'session-gate': SessionGate,
  'suggestions-gate': SuggestionsGate,
  returns: ReportReturns,
  'cart-bar-gate': CartBarGate,
  hearts: FavouriteHearts,
  'refine-gate': RefineGate,
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
  return windowNames.map((panel) => <Window key={panel} panel={panel} />)
}

function Window({ panel }: { readonly panel: keyof typeof windows }) {
  const isWanted = usePanel((state) => state.open === panel)
  const { close, noteLoaded } = usePanel((state) => state)
  const closeOffline = useCloseOffline()
  return (
    <LatePanel
      name={panel}
      load={windows[panel]}
      isWanted={isWanted}
      onFailure={closeOffline}
      onLoaded={() => noteLoaded(panel)}
      onLeave={close}
    />
  )
}

function PartsInPlace() {
  return (
    <>
      <PartInPlace placeId={partPlaceIds.boughtHere} load={loadBuyAgain} isWanted={hasBought} />
      <PartInPlace placeId={partPlaceIds.placedOrder} load={loadPlacedOrder} isWanted={hasArrived} />
      <PartInPlace placeId={partPlaceIds.otherProducts} load={loadOtherProducts} isWanted={always} />
    </>
  )
}

/** Marks menu buttons while an order is under way. */
function OrderUnderWay() {
  const pathname = usePathname()
  const { Part: RunningOrders, request } = useLatePart(loadRunningOrders, 'running-orders')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before may have learnt something
  useEffect(() => {
    const isWanted = hasRunningOrder()
    document.documentElement.toggleAttribute('data-order', isWanted)
    if (isWanted) request()
  }, [pathname, request])
  return RunningOrders && <RunningOrders />
}

function AccountShortcut() {
  const { Part: HeaderAccount, request } = useLatePart(loadAccount, 'account')
  useEffect(() => {
    const query = window.matchMedia(wide)
    if (query.matches) return request()
    query.addEventListener('change', request, { once: true })
    return () => query.removeEventListener('change', request)
  }, [request])
  const place = HeaderAccount && document.getElementById(partPlaceIds.account)
  return place && createPortal(<HeaderAccount />, place)
}
