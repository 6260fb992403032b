'use client'

import { CircleCheck, MessageCircle } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outcome, OutcomeWays } from '@/components/feedback/outcome'
import { settlePlace } from '@/components/layout/part-in-place'
import { Button, buttonVariants } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { headerCopy } from '@/lib/copy/header'
import { pagesCopy } from '@/lib/copy/pages'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import { noDelivery } from '@/lib/domain/account'
import { isAllowedCheckoutAddress } from '@/lib/domain/checkout'
import { findZone } from '@/lib/domain/delivery'
import { sentMessageKey, tokenOfPath } from '@/lib/domain/message-order'
import type { PastOrder } from '@/lib/domain/past-order'
import { publicPaths } from '@/lib/domain/public-paths'
import { notePlacedOrders } from '@/stores/checkout/note-orders'
import { openOrderDeliveries } from '@/stores/checkout/placed-orders'
import { useDelivery } from '@/stores/delivery'
import { openStoredText, tabStorage } from '@/stores/stored-value'
import { useSession, useSettings } from '@/stores/storefront-provider'
import { MarketContact } from './market-contact'
import { OrderReceipt } from './order-receipt'
import { useOrderedBy, useSaid } from './use-order-view'
import { usePastOrders } from './use-past-orders'

const deliveries = openOrderDeliveries(tabStorage)
const sentMessage = openStoredText(tabStorage, sentMessageKey)

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
  const owner = useSession((state) => state.user?.id) ?? 'device'
  const { data, isError } = usePastOrders(owner, { isTheirPage: true, only: key })
  const order = key === null ? data?.find(isBought) : data?.[0]
  const { isSent, say } = useSaid(order?.code)
  const isBegun = order !== undefined && order.fulfillment !== 'waiting'
  const isMessage = useOrderedBy() === 'message' && order !== undefined && !isBegun
  const Heading = isBegun ? 'h1' : 'h2'
  // In the place of the thanks.
  useLayoutEffect(() => {
    place.previousElementSibling?.toggleAttribute('hidden', isBegun || isMessage)
  }, [place, isBegun, isMessage])
  return (
    <>
      {isMessage && (
        <Sending key={order.code} order={order} isSent={isSent} onSent={() => say({ isSent: true })} />
      )}
      <section
        aria-label={copy.label}
        className={`${isBegun ? 'pt-8' : isMessage ? '' : '-mt-6'} mx-auto grid max-w-110 gap-4.5 pb-3`}
      >
        {order && key === null && <p className="text-center font-bold">{copy.last}</p>}
        {order && (
          <div>
            <MarketContact value={place.dataset['contact']}>
              {key === null ? (
                <OrderReceipt order={order} variant="placed" Heading={Heading} isSent={isSent} />
              ) : (
                <Sent {...{ order, isSent, Heading }} orderKey={key} />
              )}
            </MarketContact>
          </div>
        )}
        {!data && !isError && <Skeleton role="status" aria-label={headerCopy.loading} className="h-56" />}
        {!order && (data || isError) && (
          <p role="status" className="text-center">
            {key === null && data ? copy.elsewhere : copy.failed}
          </p>
        )}
        {(data || isError) && <SeeOrder code={order && !isBegun ? order.code : ''} />}
      </section>
    </>
  )
}

type SentProps = {
  readonly orderKey: string
  readonly order: PastOrder
  readonly isSent: boolean
  readonly Heading: 'h1' | 'h2'
}

/** Shows details from this tab only: server answers contain no contact. */
function Sent({ orderKey, order, isSent, Heading }: SentProps) {
  const given = useDelivery((delivery) => delivery)
  const sent = deliveries.find(orderKey)
  const { city, whatsapp } = sent ?? (given.cityConfirmed ? given : noDelivery)
  const zone = findZone(city, useSettings().deliveryZones)?.city ?? null
  useEffect(() => {
    if (!sent) deliveries.save({ order: orderKey, city, whatsapp })
  })
  // May contain a contact: stays with this tab.
  useEffect(() => notePlacedOrders([order], zone), [order, zone])
  return (
    <OrderReceipt order={order} variant="placed" Heading={Heading} place={zone ?? city} isSent={isSent}>
      {whatsapp && (
        <dl className="flex flex-wrap justify-between gap-x-3 border-t border-dashed pt-3">
          <dt>{copy.whatsapp}</dt>
          <dd className="wrap-anywhere font-bold">{whatsapp}</dd>
        </dl>
      )}
    </OrderReceipt>
  )
}

type SendingProps = Pick<SentProps, 'order' | 'isSent'> & { readonly onSent: () => void }

/** Asks to send the message; only the shopper knows whether it was sent. */
function Sending({ order, isSent, onSent }: SendingProps) {
  const [isOpened, setOpened] = useState(false)
  const way = useMessage(order.unsentPath ?? null)
  const part = useRef<HTMLDivElement>(null)

  function sayItWasSent() {
    onSent()
    // The tapped button is gone.
    part.current?.focus({ preventScroll: true })
  }

  const { title, detail } = pagesCopy.ordered
  const { message } = copy
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <Outcome
        Icon={isSent ? CircleCheck : MessageCircle}
        title={isSent ? message.sent : title}
        detail={isSent ? message.sentDetail : isOpened ? message.opened : detail}
      >
        <OutcomeWays>
          {way && (
            <a
              href={way.href}
              target={way.target}
              rel={way.rel}
              className={buttonVariants(
                isSent || isOpened ? { variant: isSent ? 'link' : 'secondary' } : { size: 'lg' },
              )}
              onClick={() => setOpened(way.target !== undefined)}
            >
              {whatsappOrderCopy[order.state === 'arrived' ? 'sendAgain' : 'send']}
            </a>
          )}
          {!isSent && (
            <>
              <Button variant={isOpened ? 'default' : 'secondary'} size="lg" onClick={sayItWasSent}>
                {message.sayItWasSent}
              </Button>
              <p className="text-center text-muted-foreground">{message.changeByChat}</p>
            </>
          )}
        </OutcomeWays>
      </Outcome>
    </div>
  )
}

type Way = { readonly href: string; readonly target?: string; readonly rel?: string }

/** Finds the message this tab opened, or the order's page; null without either. */
function useMessage(path: string | null): Way | null {
  const { checkoutHosts: hosts } = useSettings()
  const page = window.location.hash.slice(1)
  const token = tokenOfPath(page)
  if (!token) return path === null ? null : { href: path }
  const href = sentMessage.read() ?? ''
  const isItsMessage = href.includes(token)
  return isItsMessage && isAllowedCheckoutAddress(href, { hosts, ownOrigin: window.location.origin })
    ? { href, target: '_blank', rel: 'noopener noreferrer' }
    : { href: page }
}

function SeeOrder({ code }: { readonly code: string }) {
  const className = buttonVariants({ variant: 'outline' })
  const page = window.location.hash.slice(1)
  // A full load: that page has its own script.
  if (tokenOfPath(page))
    return (
      <a href={page} className={className}>
        {copy.see}
      </a>
    )
  return (
    <Link href={`${publicPaths.purchases}${code && `#${code}`}`} prefetch={false} className={className}>
      {code ? copy.see : copy.seeAll}
    </Link>
  )
}
