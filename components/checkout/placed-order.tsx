'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { settlePlace } from '@/components/layout/part-in-place'
import { ReceiptPaper } from '@/components/profile/receipt-paper'
import { buttonVariants } from '@/components/ui/button'
import { callAccounts } from '@/lib/browser/call-accounts'
import { followOrders } from '@/lib/browser/follow-orders'
import { pastOrders } from '@/lib/browser/past-orders-decoder'
import { queryClient } from '@/lib/browser/query-client'
import { headerCopy } from '@/lib/copy/header'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'
import { noDelivery } from '@/lib/domain/account'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { findZone } from '@/lib/domain/delivery'
import { tokenOfPath } from '@/lib/domain/message-order'
import { type OrderDetails, orderDetailsOf } from '@/lib/domain/order-fields'
import { pickupAddress } from '@/lib/domain/pickup'
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
      refetchInterval: ({ state }) => followOrders(state.data),
    },
    queryClient(),
  )
  if (key === null) return null
  const order = data?.[0]
  return (
    <section aria-label={copy.label} className="mx-auto mt-2 max-w-[440px] pb-10">
      {order && (
        <div className="grid gap-[18px]">
          <SeeOrder code={order.code} />
          <div className="placed-order">
            <ReceiptPaper order={order} Heading="h2">
              <Delivery orderKey={key} isCancelled={order.fulfillment === 'cancelled'}>
                <SayCode code={order.code} contact={place.dataset['contact']} />
              </Delivery>
            </ReceiptPaper>
          </div>
        </div>
      )}
      {!data && !isError && <p role="status">{headerCopy.loading}</p>}
      {!order && (data || isError) && (
        <div className="grid gap-3 text-center">
          <p role="status">{copy.failed}</p>
          <SeeOrder code="" />
        </div>
      )}
    </section>
  )
}

type DeliveryProps = {
  readonly orderKey: string
  readonly isCancelled: boolean
  /** How to speak of it with the market. */
  readonly children: ReactNode
}

/**
 * As this tab sent it along: no answer of the server holds the contact of an order. A tab that a payment app has opened
 * takes what the device says now, and keeps to it.
 */
function Delivery({ orderKey, isCancelled, children }: DeliveryProps) {
  const given = useDelivery((delivery) => delivery)
  const sent = deliveries.find(orderKey)
  const delivery = sent ?? (given.cityConfirmed ? orderDetailsOf(given) : noDelivery)
  useEffect(() => {
    if (!sent) deliveries.save(orderKey, delivery)
  })
  return (
    <>
      <Destination delivery={delivery} />
      {!isCancelled && <NextSteps hasChosen={delivery.substitution !== null}>{children}</NextSteps>}
    </>
  )
}

function Destination({ delivery: { city, whatsapp } }: { readonly delivery: OrderDetails }) {
  const { deliveryZones } = useSettings()
  if (!city && !whatsapp) return null
  const place = findZone(city, deliveryZones)?.city ?? city
  const address = pickupAddress(place)
  return (
    <dl className="receipt-place">
      {city && (
        <div>
          <dt>{address === null ? copy.city : copy.pickup}</dt>
          <dd>{address ?? place}</dd>
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

type StepsProps = { readonly hasChosen: boolean; readonly children: ReactNode }

function NextSteps({ hasChosen, children }: StepsProps) {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  return (
    <div>
      <h3 className="font-bold">{copy.next}</h3>
      <ol className="receipt-steps">
        <li>{isByMessage ? copy.steps.message : copy.steps.paid}</li>
        {hasChosen && <li>{copy.steps.substitution}</li>}
        <li>{children}</li>
      </ol>
    </div>
  )
}

type SayCodeProps = {
  readonly code: string
  /** The beginning of a link to the market, which a text is to follow; none where the operator gave no contact. */
  readonly contact: string | undefined
}

/** To whom the code is to be said, with the message ready. */
function SayCode({ code, contact }: SayCodeProps) {
  const { before, byWhatsapp, byEmail, after, byAnswer } = copy.sayCode
  if (!contact) return byAnswer
  return (
    <>
      {before}
      <a
        href={contact + encodeURIComponent(copy.sayCode.message(code))}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold underline"
      >
        {contact.startsWith('mailto:') ? byEmail : byWhatsapp}
      </a>
      {after}
    </>
  )
}

type SeeOrderProps = { readonly code: string }

/** The order's own page, where this tab comes from it, or its place among the others of this device. */
function SeeOrder({ code }: SeeOrderProps) {
  const className = buttonVariants({ variant: 'secondary' })
  const page = window.location.hash.slice(1)
  // A load of a whole page, which has a script of its own.
  if (tokenOfPath(page))
    return (
      <a href={page} className={className}>
        {copy.see}
      </a>
    )
  return (
    <Link href={`${publicPaths.purchases}#${code}`} prefetch={false} className={className}>
      {copy.see}
    </Link>
  )
}
