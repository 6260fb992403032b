'use client'

import { cva } from 'class-variance-authority'
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
import { serverNow } from '@/lib/browser/server-clock'
import type { FulfillmentState } from '@/lib/domain/fulfillment'
import { countOpenOffers, isRunning, nearestFirst, type PastOrder } from '@/lib/domain/past-order'
import { publicPaths, replacementsId } from '@/lib/domain/public-paths'
import { isNews, withSaidPayment } from '@/stores/checkout/note-orders'
import { useSession } from '@/stores/storefront-provider'
import { andOthers, stripView } from './order-view'
import { useUnsentAnswers, withUnsentAnswers } from './use-answers'
import { useOrderContext } from './use-order-view'
import { usePastOrders } from './use-past-orders'

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
  useUnsentAnswers()
  const contextOf = useOrderContext()
  const now = serverNow()
  const shown = nearestFirst(data.filter((one) => isRunning(one, now) || isNews(one, now))).map(
    withSaidPayment,
  )
  const view = (one: PastOrder) => stripView(withUnsentAnswers(one), contextOf(one))
  // Open questions first, then payments.
  const order =
    shown.find((one) => countOpenOffers(one) > 0) ?? shown.find((one) => view(one).isAsking) ?? shown[0]
  if (!order) return null
  const text = view(order)
  const asks = countOpenOffers(withUnsentAnswers(order)) > 0
  return {
    ...text,
    Icon: asks ? MessageCircle : text.isWrong ? CircleAlert : icons[order.fulfillment],
    others: shown.length - 1,
    href: `${publicPaths.purchases}#${asks ? replacementsId(order.code) : order.code}`,
  }
}

type Order = NonNullable<ReturnType<typeof useRunningOrder>>

/** One quiet line under the scallops; loud where an answer or a payment is waited for, or nothing comes. */
const stripVariants = cva(
  'flex min-h-11 items-center gap-2.5 rounded-md py-1.25 pr-2 pl-3 text-sm leading-[1.2] lg:w-fit lg:pr-3 lg:pl-4 lg:text-base',
  {
    variants: {
      tone: {
        quiet: 'bg-secondary text-secondary-foreground lg:inset-ring lg:inset-ring-primary',
        asking: 'bg-accent text-accent-foreground inset-ring',
        wrong: 'bg-destructive text-destructive-foreground',
      },
      place: {
        own: 'mt-4.5',
        /** In the room of the line of the delivery. */
        over: 'absolute inset-x-0 top-0 mt-4.5 lg:left-auto',
        /** Over the foot of a phone's page, above what stays there; the footer ends above it. */
        afloat:
          'fixed inset-x-3 bottom-[calc(12px+max(var(--bottom-bar),env(safe-area-inset-bottom)))] z-13 shadow-lg lg:hidden',
      },
    },
  },
)

type StripProps = { readonly order: Order; readonly place: 'own' | 'over' | 'afloat' }

function Strip({ order, place }: StripProps) {
  const { Icon, title, when, others, href, isWrong, isAsking } = order
  return (
    <Link
      href={href}
      prefetch={false}
      data-slot="order-strip"
      data-place={place}
      data-asking={isAsking || undefined}
      className={stripVariants({ place, tone: isAsking ? 'asking' : isWrong ? 'wrong' : 'quiet' })}
    >
      <Icon className="size-5.5 flex-none" />
      <span className="min-w-0 flex-1">
        <b className="block lg:inline lg:after:content-['_·']">{title}</b>{' '}
        <span className="block truncate lg:inline">{when}</span>
      </span>
      {others > 0 ? (
        <b className="flex-none rounded-full px-2 py-0.5 inset-ring">
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
  return order && <Strip order={order} place={hasRoom ? 'over' : 'own'} />
}

/** Shows the running order on home, over phone lists, and in wide headers. */
export function RunningOrders() {
  const pathname = usePathname()
  const order = useRunningOrder()
  const purchases = document.querySelector(`header nav [href="${publicPaths.purchases}"]`)
  return (
    <>
      <PartInPlace placeId={partPlaceIds.runningOrder} Part={HomeRunningOrder} />
      {order && shopping.test(pathname) && (order.isAsking || !pathname.startsWith('/product')) && (
        <Strip order={order} place="afloat" />
      )}
      {order && purchases && createPortal(<HeaderOrder state={order.state} />, purchases)}
    </>
  )
}

/** Stands below the word for orders: nothing beside it moves. */
function HeaderOrder({ state }: Pick<Order, 'state'>) {
  return (
    <span className="absolute top-8.25 left-3 whitespace-nowrap font-bold text-awning text-xs leading-none">
      {' '}
      {state}
    </span>
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
