'use client'

import { serverNow } from '@/lib/browser/server-clock'
import './running-order.css'

import {
  Boxes,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  MessageCircle,
  ReceiptText,
  ShoppingBasket,
  Truck,
} from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { PartInPlace, settlePlace } from '@/components/layout/part-in-place'
import { partPlaceIds } from '@/components/layout/part-place'
import { usePastOrders } from '@/components/profile/use-past-orders'
import { andOthers, stripView } from '@/lib/copy/order-view'
import type { FulfillmentState } from '@/lib/domain/fulfillment'
import { countOpenOffers, isRunning, nearestFirst } from '@/lib/domain/past-order'
import { isPixAsked } from '@/lib/domain/pix-due'
import { publicPaths, replacementsId } from '@/lib/domain/public-paths'
import { isNews, withSaidPayment } from '@/stores/checkout/note-orders'
import { withUnsentAnswers } from '@/stores/checkout/unsent-answers'
import { useSession } from '@/stores/storefront-provider'
import { useOrderContext } from './use-order-view'

// Icons every page or the menu has already; others would add to first views.
const icons = {
  waiting: ReceiptText,
  picking: ShoppingBasket,
  ready: Boxes,
  'on-the-way': Truck,
  delivered: CircleCheck,
  cancelled: CircleAlert,
} as const satisfies Record<FulfillmentState, unknown>

/** Shopping pages without orders of their own. */
const shopping = /^\/(store|categorias?|product|busca)(\/|$)/

/** Finds the nearest order under way, in words; null without one. */
function useRunningOrder() {
  const owner = useSession((state) => state.user?.id) ?? 'device'
  const { data = [] } = usePastOrders(owner)
  const contextOf = useOrderContext()
  const now = serverNow()
  const shown = nearestFirst(data.filter((one) => isRunning(one, now) || isNews(one, now))).map(
    withSaidPayment,
  )
  // Open questions first, then payments.
  const order = shown.find((one) => countOpenOffers(one) > 0) ?? shown.find(isPixAsked) ?? shown[0]
  if (!order) return null
  const answered = withUnsentAnswers(order)
  const text = stripView(answered, contextOf(order))
  const asks = countOpenOffers(answered) > 0
  return {
    ...text,
    Icon: asks ? MessageCircle : text.isWrong ? CircleAlert : icons[order.fulfillment],
    isAsking: asks || isPixAsked(order),
    others: shown.length - 1,
    href: `${publicPaths.purchases}#${asks ? replacementsId(order.code) : order.code}`,
  }
}

type Order = NonNullable<ReturnType<typeof useRunningOrder>>

function Strip({ order, className }: { readonly order: Order; readonly className: string }) {
  const { Icon, title, when, others, href, isWrong, isAsking } = order
  return (
    <Link
      href={href}
      prefetch={false}
      data-wrong={isWrong || undefined}
      data-asking={isAsking || undefined}
      className={`running-order ${className}`}
    >
      <Icon className="size-[22px] flex-none" />
      <span className="running-order-text">
        <b>{title}</b> <span>{when}</span>
      </span>
      {others > 0 ? (
        <b className="running-order-others">
          <span className="sr-only">{andOthers(others)}</span>
          <span aria-hidden="true">+{others}</span>
        </b>
      ) : (
        <ChevronRight className="size-5 flex-none" />
      )}
    </Link>
  )
}

/** Shows the running order in the delivery line's room, or where it moves nothing in view. */
function HomeRunningOrder({ place }: { readonly place: HTMLElement }) {
  const order = useRunningOrder()
  const isShown = order !== null
  const hasRoom = place.nextElementSibling?.matches('[data-slot="delivery-line"]') ?? false
  useLayoutEffect(() => {
    if (hasRoom || !isShown) return
    place.hidden = true
    return settlePlace(place, false)
  }, [place, hasRoom, isShown])
  return order && <Strip order={order} className={hasRoom ? 'running-order-over' : ''} />
}

/** Shows the running order on home, over phone lists, and in wide headers. */
export function RunningOrders() {
  const pathname = usePathname()
  const order = useRunningOrder()
  const purchases = document.querySelector(`header nav [href="${publicPaths.purchases}"]`)
  return (
    <>
      <PartInPlace placeId={partPlaceIds.runningOrder} Part={HomeRunningOrder} />
      {order && shopping.test(pathname) && <Strip order={order} className="running-order-afloat" />}
      {order && purchases && createPortal(<span className="header-order"> {order.state}</span>, purchases)}
    </>
  )
}

export function MenuRunningOrder() {
  const order = useRunningOrder()
  return (
    order && (
      <>
        {order.title}
        <br />
        {order.when}
        {order.others > 0 && ` · ${andOthers(order.others)}`}
      </>
    )
  )
}
