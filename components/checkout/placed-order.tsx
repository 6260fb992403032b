'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useEffect, useLayoutEffect } from 'react'
import { settlePlace } from '@/components/layout/part-in-place'
import { ReceiptPaper } from '@/components/profile/receipt-paper'
import { buttonVariants } from '@/components/ui/button'
import { callAccounts } from '@/lib/browser/call-accounts'
import { pastOrders } from '@/lib/browser/past-orders-decoder'
import { queryClient } from '@/lib/browser/query-client'
import { headerCopy } from '@/lib/copy/header'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'
import { noDelivery } from '@/lib/domain/account'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { findZone } from '@/lib/domain/delivery'
import { type OrderDetails, orderDetailsOf } from '@/lib/domain/order-fields'
import { publicPaths } from '@/lib/domain/public-paths'
import { openOrderDeliveries } from '@/stores/checkout/order-deliveries'
import { useDelivery } from '@/stores/delivery'
import { tabStorage } from '@/stores/stored-value'
import { useSettings } from '@/stores/storefront-provider'

const deliveries = openOrderDeliveries(tabStorage)

/** The order that this entry of the browser's history stands for (`record-arrival.ts`). */
function arrivedOrder(): string | null {
  const arrived: unknown = window.history.state?.arrived
  return typeof arrived === 'string' ? arrived : null
}

/** What has just been bought, where it goes, and what happens next; nothing where nothing was. */
export function PlacedOrder({ place }: { readonly place: HTMLElement }) {
  const key = arrivedOrder()
  // It was hidden where this could not be loaded at first.
  useLayoutEffect(() => settlePlace(place, false), [place])
  const { data, isError } = useQuery(
    {
      queryKey: ['placed-order', key],
      enabled: key !== null,
      async queryFn({ signal }) {
        const body = { keys: [key], onlyThese: true }
        const answer = await callAccounts('/api/orders/mine', { body, signal, decode: pastOrders })
        if (!answer.ok) throw new Error(answer.error.kind)
        return answer.value
      },
    },
    queryClient(),
  )
  if (key === null) return null
  const order = data?.[0]
  return (
    <section aria-label={copy.label} className="mx-auto mt-2 max-w-[440px] pb-10">
      {order && (
        <div className="placed-order">
          <ReceiptPaper order={order} Heading="h2">
            <Delivery orderKey={key} isCancelled={order.fulfillment === 'cancelled'} />
            <SeeOrder />
          </ReceiptPaper>
        </div>
      )}
      {!data && !isError && <p role="status">{headerCopy.loading}</p>}
      {!order && (data || isError) && (
        <div className="grid gap-3 text-center">
          <p role="status">{copy.failed}</p>
          <SeeOrder />
        </div>
      )}
    </section>
  )
}

/**
 * As this tab sent it along: no answer of the server holds the contact of an order. A tab that a payment app has opened
 * takes what the device says now, and keeps to it.
 */
function Delivery({ orderKey, isCancelled }: { readonly orderKey: string; readonly isCancelled: boolean }) {
  const given = useDelivery((delivery) => delivery)
  const sent = deliveries.find(orderKey)
  const delivery = sent ?? (given.cityConfirmed ? orderDetailsOf(given) : noDelivery)
  useEffect(() => {
    if (!sent) deliveries.save(orderKey, delivery)
  })
  return (
    <>
      <Destination delivery={delivery} />
      {!isCancelled && <NextSteps hasChosen={delivery.substitution !== null} />}
    </>
  )
}

function Destination({ delivery: { city, whatsapp } }: { readonly delivery: OrderDetails }) {
  const { deliveryZones } = useSettings()
  if (!city && !whatsapp) return null
  return (
    <dl className="receipt-place">
      {city && (
        <div>
          <dt>{copy.city}</dt>
          <dd>{findZone(city, deliveryZones)?.city ?? city}</dd>
        </div>
      )}
      {whatsapp && (
        <div>
          <dt>{copy.whatsapp}</dt>
          <dd>{whatsapp}</dd>
        </div>
      )}
    </dl>
  )
}

function NextSteps({ hasChosen }: { readonly hasChosen: boolean }) {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  return (
    <div>
      <h3 className="font-bold">{copy.next}</h3>
      <ol className="receipt-steps">
        <li>{isByMessage ? copy.steps.message : copy.steps.paid}</li>
        {hasChosen && <li>{copy.steps.substitution}</li>}
        <li>{copy.steps.code}</li>
      </ol>
    </div>
  )
}

function SeeOrder() {
  return (
    <Link href={publicPaths.purchases} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
      {copy.see}
    </Link>
  )
}
