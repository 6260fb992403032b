'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useEffect, useLayoutEffect, useState } from 'react'
import { settlePlace } from '@/components/layout/part-in-place'
import { buttonVariants } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { pastOrders } from '@/lib/api/order-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { followOrders } from '@/lib/browser/follow-orders'
import { queryClient } from '@/lib/browser/query-client'
import { headerCopy } from '@/lib/copy/header'
import { pagesCopy } from '@/lib/copy/pages'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'
import { noDelivery } from '@/lib/domain/account'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { findZone } from '@/lib/domain/delivery'
import { tokenOfPath } from '@/lib/domain/message-order'
import { orderDetailsOf } from '@/lib/domain/order-fields'
import { isEmptyBag } from '@/lib/domain/order-stage'
import type { PastOrder } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { notePlacedOrders, noteSaid } from '@/stores/checkout/note-orders'
import { openOrderDeliveries, placedOrderOf, readOrderKeys } from '@/stores/checkout/placed-orders'
import { useDelivery } from '@/stores/delivery'
import { tabStorage } from '@/stores/stored-value'
import { useSettings } from '@/stores/storefront-provider'
import { MarketContact } from './market-contact'
import { MessageSending } from './message-sending'
import { ReceiptPaper } from './order-receipt'

const deliveries = openOrderDeliveries(tabStorage)

/** Reads the order of this history entry (`note-return.ts`); null without one. */
function arrivedOrder(): string | null {
  const arrived: unknown = window.history.state?.arrived
  return typeof arrived === 'string' ? arrived : null
}

const isBought = ({ state }: PastOrder) => state !== 'payment-cancelled'

/**
 * Shows the order just placed and its progress. Without one, the latest of this device, or where to find it.
 */
export function PlacedOrder({ place }: { readonly place: HTMLElement }) {
  const key = arrivedOrder()
  // Hidden when loading failed earlier.
  useLayoutEffect(() => settlePlace(place, false), [place])
  const { data, isError } = useQuery(
    {
      queryKey: ['placed-order', key],
      async queryFn({ signal }) {
        const body = key === null ? { keys: readOrderKeys() } : { keys: [key], onlyThese: true }
        const answer = await callAccounts('/api/orders/mine', { body, signal, schema: pastOrders })
        if (!answer.ok) throw new Error(answer.error.kind)
        return answer.value.orders
      },
      refetchInterval: ({ state }) => followOrders(state.data, true),
    },
    queryClient(),
  )
  const order = key === null ? data?.find(isBought) : data?.[0]
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const isBegun = order !== undefined && order.fulfillment !== 'waiting'
  const isMessage = order !== undefined && !isBegun && isByMessage
  const isInPlace = isBegun || isMessage
  const [saidOf, setSaidOf] = useState<string | null>(null)
  const isSent = order !== undefined && (saidOf === order.code || placedOrderOf(order.code).isSent)
  function sayItWasSent() {
    if (!order) return
    // Saved on this device.
    noteSaid(order.code, { isSent: true })
    setSaidOf(order.code)
  }
  useLayoutEffect(() => {
    const thanks = place.previousElementSibling
    thanks?.toggleAttribute('hidden', isInPlace)
  }, [place, isInPlace])
  const contact = place.dataset['contact']
  return (
    <>
      {isMessage && (
        <MessageSending
          key={order.code}
          isSent={isSent}
          onSaid={sayItWasSent}
          path={order.unsentPath ?? null}
          seeOrder={(isLoud) => <SeeOrder code={order.code} isLoud={isLoud} />}
        />
      )}
      <section
        aria-label={copy.label}
        className={`${isBegun ? 'pt-8' : isMessage ? '' : '-mt-6'} mx-auto max-w-[440px] pb-10`}
      >
        {order && (
          <div className="grid gap-[18px]">
            {!isInPlace && <SeeOrder code={order.code} isLoud />}
            {key === null && <p className="text-center font-bold">{copy.last}</p>}
            <div>
              <MarketContact value={contact}>
                {key === null ? (
                  <ReceiptPaper
                    order={order}
                    named={{ code: order.code, keys: readOrderKeys() }}
                    Heading={isBegun ? 'h1' : 'h2'}
                    isSent={isSent}
                  />
                ) : (
                  <Sent orderKey={key} order={order} isSent={isSent} />
                )}
              </MarketContact>
            </div>
            {isBegun && (
              <>
                {/* The empty state links there itself. */}
                {!isEmptyBag(order) && (
                  <Link href={paths.store} className={buttonVariants({ variant: 'outline' })}>
                    {pagesCopy.success.continue}
                  </Link>
                )}
                <SeeOrder code="" />
              </>
            )}
          </div>
        )}
        {!data && !isError && <Skeleton role="status" aria-label={headerCopy.loading} className="h-56" />}
        {!order && (data || isError) && (
          <div className="grid gap-3 text-center">
            <p role="status">{key === null && data ? copy.elsewhere : copy.failed}</p>
            <SeeOrder code="" />
          </div>
        )}
      </section>
    </>
  )
}

type SentProps = {
  readonly orderKey: string
  readonly order: PastOrder
  readonly isSent: boolean
}

/** Shows details from this tab only: server answers contain no contact. */
function Sent({ orderKey, order, isSent }: SentProps) {
  const given = useDelivery((delivery) => delivery)
  const sent = deliveries.find(orderKey)
  const { city, whatsapp } = sent ?? (given.cityConfirmed ? orderDetailsOf(given) : noDelivery)
  const { deliveryZones } = useSettings()
  const zone = findZone(city, deliveryZones)?.city ?? null
  const place = zone ?? city
  useEffect(() => {
    if (!sent) deliveries.save(orderKey, given.cityConfirmed ? orderDetailsOf(given) : noDelivery)
  })
  // May contain a contact: stays with this tab.
  useEffect(() => notePlacedOrders([order], zone), [order, zone])
  return (
    <ReceiptPaper
      order={order}
      named={{ code: order.code, keys: [orderKey] }}
      Heading={order.fulfillment === 'waiting' ? 'h2' : 'h1'}
      place={place}
      isSent={isSent}
    >
      {whatsapp && (
        <dl className="flex flex-wrap justify-between gap-x-3 border-t border-dashed pt-3">
          <dt>{copy.whatsapp}</dt>
          <dd className="wrap-anywhere font-bold">{whatsapp}</dd>
        </dl>
      )}
      <NextStep order={order} isSent={isSent} />
    </ReceiptPaper>
  )
}

function NextStep({ order: { fulfillment }, isSent }: Omit<SentProps, 'orderKey'>) {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  // Unsent: nothing follows yet.
  if (fulfillment !== 'waiting' || (isByMessage && !isSent)) return null
  return (
    <div className="border-t border-dashed pt-3">
      <h3 className="font-bold">{copy.next}</h3>
      <p>{isByMessage ? copy.steps.sent : copy.steps.paid}</p>
    </div>
  )
}

type SeeOrderProps = { readonly code: string; readonly isLoud?: boolean }

function SeeOrder({ code, isLoud = false }: SeeOrderProps) {
  const className = buttonVariants(isLoud ? { size: 'lg', variant: 'secondary' } : { variant: 'link' })
  const page = window.location.hash.slice(1)
  // A full load: that page has its own script.
  if (tokenOfPath(page))
    return (
      <a href={page} className={className}>
        {copy.see}
      </a>
    )
  return (
    <Link
      href={code ? `${publicPaths.purchases}#${code}` : publicPaths.purchases}
      prefetch={false}
      className={className}
    >
      {code ? copy.see : copy.seeAll}
    </Link>
  )
}
