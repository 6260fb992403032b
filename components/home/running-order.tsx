'use client'

import './running-order.css'

import Link from 'next/link'
import { useLayoutEffect } from 'react'
import { settlePlace } from '@/components/layout/part-in-place'
import { usePastOrders } from '@/components/profile/use-past-orders'
import { ChevronRight } from '@/components/ui/icons'
import { Truck } from '@/components/ui/panel-icons'
import { andOthers, runningOrderText } from '@/lib/copy/running-order'
import { isRunning } from '@/lib/domain/past-order'
import { publicPaths } from '@/lib/domain/public-paths'
import { isNews } from '@/stores/checkout/note-orders'
import { useSession } from '@/stores/storefront-provider'

/** The order that this shopper waits for, or whose end is news, the latest of several, in words; null where there is none. */
function useRunningOrder() {
  const owner = useSession((state) => state.user?.id) ?? 'device'
  const { data = [] } = usePastOrders(owner)
  const now = Date.now()
  const [order, ...others] = data.filter((one) => isRunning(one, now) || isNews(one, now))
  if (!order) return null
  const { title, when } = runningOrderText(order, now)
  const isWrong = order.fulfillment === 'cancelled'
  return {
    title,
    isWrong,
    when: `${when}${andOthers(others.length)}`,
    href: `${publicPaths.purchases}#${order.code}`,
  }
}

/**
 * Leads from the home page to the order under way. On phones it stands in the room of the line of the delivery, so that
 * nothing moves; where there is no such line, it comes when it moves nothing in view.
 */
export function HomeRunningOrder({ place }: { readonly place: HTMLElement }) {
  const order = useRunningOrder()
  const isShown = order !== null
  const hasRoom = place.nextElementSibling?.matches('.delivery-line') ?? false
  useLayoutEffect(() => {
    if (hasRoom || !isShown) return
    place.hidden = true
    return settlePlace(place, false)
  }, [place, hasRoom, isShown])
  if (!order) return null
  return (
    <Link
      href={order.href}
      prefetch={false}
      data-wrong={order.isWrong || undefined}
      className={hasRoom ? 'running-order running-order-over' : 'running-order'}
    >
      <Truck className="size-[22px] flex-none" />
      <span className="running-order-text">
        <b>{order.title}</b> <span>{order.when}</span>
      </span>
      <ChevronRight className="size-5 flex-none" />
    </Link>
  )
}

/** The same below its row in the menu, which leads there. */
export function MenuRunningOrder() {
  const order = useRunningOrder()
  return (
    order && (
      <>
        {order.title}
        <br />
        {order.when}
      </>
    )
  )
}
