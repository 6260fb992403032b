'use client'

import { ReceiptText } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useContext, useState } from 'react'
import { useFavourites } from '@/components/accounts/device-favourites'
import { useAccountState } from '@/components/accounts/session-presence'
import { columnClass, Section } from '@/components/profile/section'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { Button, buttonVariants } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { serverNow } from '@/lib/browser/server-clock'
import { matchesMedia } from '@/lib/browser/use-media'
import { headerCopy } from '@/lib/copy/header'
import { formatMoney } from '@/lib/copy/money'
import { orderedName } from '@/lib/copy/order-texts'
import { profileCopy } from '@/lib/copy/profile'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { mayChangeText, settlementCopy } from '@/lib/copy/settlement'
import { momentText, sinceText } from '@/lib/copy/time-of-day'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import type { FulfillmentState } from '@/lib/domain/fulfillment'
import { isOver, isRunning, isUnderWay, nearestFirst, type PastOrder } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import type { PixDue } from '@/lib/domain/payment'
import { cn } from '@/lib/utils'
import { withSaidPayment } from '@/stores/checkout/note-orders'
import { usePanel } from '@/stores/storefront-provider'
import { AgainToday, BoughtHere, BoughtShelf, isComing, useBought } from './bought'
import { BuyAgain } from './buy-again'
import { detail, MarketContact } from './market-contact'
import { Fold } from './order-lines'
import { OrderReceipt } from './order-receipt'
import { useNamedPlace, useOrderedBy, useRunningTitle, useSaid } from './use-order-view'
import { usePastOrders } from './use-past-orders'

const { orders: copy } = profileCopy
const { pix: pixCopy, send, sendAgain } = whatsappOrderCopy
const { message } = placedOrderCopy

/** Orders shown on phones before others fold. */
const firstOrders = 4

const atMarket: readonly FulfillmentState[] = ['picking', 'ready', 'on-the-way']

type Props = {
  readonly owner: string
  readonly children: ReactNode
  /** Beside on wide screens. */
  readonly isBeside?: boolean
}

/** Lists orders of account and device. */
export function PastOrders({ owner, children, isBeside = false }: Props) {
  const { data, isError, isPaused, dataUpdatedAt } = usePastOrders(owner, { isTheirPage: true })
  const named = useNamedPlace(data ?? [])
  useRunningTitle(data ?? [])
  const { current, earlier } = divide(data ?? [])
  const [isWide] = useState(() => matchesMedia('lg'))
  const [isWhole, setWhole] = useState(false)
  const isShelfBeside = isBeside && isWide
  const isAwaited = !data && !isError && !isPaused
  const shelf = (isAwaited || data?.some((one) => !isComing(one))) && <BoughtShelf orders={data ?? []} />
  // A named one is shown, however far down it is.
  const isAllShown =
    isWhole || earlier.length <= firstOrders || earlier.slice(firstOrders).some(({ code }) => code === named)
  return (
    <BoughtHere bought={useBought(owner)}>
      <div className={columnClass}>
        <Section id={copy.id} title={copy.title}>
          {isError && !data && <p role="status">{copy.failed}</p>}
          <p role="status" className={`mb-3 empty:hidden ${detail}`}>
            {data && (isError || isPaused) && copy.asOf(sinceText(dataUpdatedAt, Date.now()))}
          </p>
          {!data && !isError && <Skeleton role="status" aria-label={headerCopy.loading} className="h-62.5" />}
          {data?.length === 0 && <NoOrders />}
          {/* Folded: several long lists would push the rest down. */}
          <Orders
            orders={current}
            isNow
            isOpen={({ code, fulfillment }) =>
              (current.length === 1 && !isOver(fulfillment)) || isWide || code === named
            }
          />
        </Section>
        {!isShelfBeside && data && shelf}
        {earlier.length > 0 && (
          <Section title={copy.earlier}>
            <Orders
              orders={isAllShown ? earlier : earlier.slice(0, firstOrders)}
              isOpen={({ code }) => code === named}
            />
            {!isAllShown && (
              <Button variant="outline" className="mt-4" onClick={() => setWhole(true)}>
                {copy.showMore(earlier.length - firstOrders)}
              </Button>
            )}
          </Section>
        )}
      </div>
      {children && (
        // On phones it stands below: shown once its place is known, it moves by nothing.
        <div className={cn(columnClass, isAwaited && 'max-lg:hidden')}>
          {isShelfBeside && shelf}
          {children}
        </div>
      )}
    </BoughtHere>
  )
}

/** Links to sign-in, or to the products. */
function NoOrders() {
  const isVisitor = useAccountState() === 'visitor'
  const hasFavourites = useFavourites(({ ids }) => ids.length > 0)
  const show = usePanel((state) => state.show)
  return (
    <EmptyShelf Icon={ReceiptText} title={copy.empty} detail={copy.emptyDetail}>
      {isVisitor ? (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => show('auth')}>
          {copy.signIn}
        </Button>
      ) : (
        hasFavourites && (
          <Link href={paths.store} className={buttonVariants({ variant: 'secondary' })}>
            {profileCopy.favourites.browse}
          </Link>
        )
      )}
    </EmptyShelf>
  )
}

/** Selects running orders, or the last completed one. */
function divide(orders: readonly PastOrder[]) {
  const last = orders.find(({ state }) => state !== 'payment-cancelled')
  if (!last) return { current: orders, earlier: [] }
  const now = serverNow()
  const isHere = (order: PastOrder) => atMarket.includes(order.fulfillment) || isRunning(order, now)
  const isCurrent = orders.some(isHere) ? isHere : (order: PastOrder) => order === last
  return {
    current: nearestFirst(orders.filter(isCurrent)),
    earlier: orders.filter((order) => !isCurrent(order)),
  }
}

type OrdersProps = {
  readonly orders: readonly PastOrder[]
  /** Running, with more room. */
  readonly isNow?: boolean
  readonly isOpen: (order: PastOrder) => boolean
}

function Orders({ orders, isNow = false, isOpen }: OrdersProps) {
  if (orders.length === 0) return null
  const isUnsent = (order: PastOrder) => Boolean(order.unsentPath) && isUnderWay(order, serverNow())
  return (
    <ul
      className={`grid gap-4 ${orders.length > 1 ? 'grid-cols-[repeat(auto-fill,minmax(min(21.25rem,100%),1fr))]' : 'max-w-150 grid-cols-1'}`}
    >
      {orders.map((order) => (
        <li key={order.code} className={order.state === 'payment-cancelled' ? 'col-span-full' : undefined}>
          {order.state === 'payment-cancelled' ? (
            <CancelledAttempt order={order} />
          ) : isNow || isOpen(order) || isUnsent(order) ? (
            <ListedOrder order={order} isOpen={isOpen(order)} />
          ) : (
            <OrderReceipt
              order={order}
              variant="row"
              again={
                <AgainToday order={order}>
                  <BuyAgain order={order} size="sm" />
                </AgainToday>
              }
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type ListedProps = { readonly order: PastOrder; readonly isOpen: boolean }

function ListedOrder({ order: known, isOpen }: ListedProps) {
  const order = withSaidPayment(known)
  const { code, state, fulfillment, pixDue } = order
  const { isSent, city, say } = useSaid(code)
  const by = useOrderedBy()
  const hasContact = Boolean(useContext(MarketContact))
  // Stays open when it ends while viewed.
  const [wasOpen] = useState(isOpen)
  const now = serverNow()
  const isFollowed = isUnderWay(order, now)
  const isBegun = fulfillment !== 'waiting' || order.isReceived
  // Unsent: buying again would duplicate it.
  const unsentPath = isFollowed ? order.unsentPath : null
  const isOpened = state === 'arrived'
  // Problems come first.
  const after = fulfillment === 'cancelled' && hasContact ? 'outline' : 'secondary'
  // The state of a payment at the store stands with the total.
  const payment = (by === 'message' || state !== 'arrived') && copy.states[by][state]
  return (
    <OrderReceipt
      order={order}
      variant={wasOpen || isOpen ? 'open' : 'folded'}
      payment={unsentPath && (isSent || isOpened) ? message[isSent ? 'sent' : 'opened'] : payment}
      place={city}
      isSent={isSent}
      action={
        (pixDue && <PayPix order={order} {...pixDue} />) ||
        (unsentPath && !isSent && (
          <div className="grid gap-2">
            {/* Only the shopper knows whether it was sent. */}
            <a href={unsentPath} className={buttonVariants({ variant: isOpened ? 'outline' : 'default' })}>
              {isOpened ? sendAgain : send}
            </a>
            <Button variant={isOpened ? 'default' : 'outline'} onClick={() => say({ isSent: true })}>
              {message.sayItWasSent}
            </Button>
          </div>
        ))
      }
      again={
        !(isBegun && isFollowed) &&
        !unsentPath && (
          <AgainToday order={order}>
            <BuyAgain order={order} variant={isFollowed ? 'ghost' : after} />
          </AgainToday>
        )
      }
    />
  )
}

/**
 * Links to the payment page with a full load, as it has its own script. Quiet while the amount may change;
 * hidden once said to be paid.
 */
function PayPix({ amount, path, receiver, saidPaid, order }: PixDue & Pick<ListedProps, 'order'>) {
  const isSaid = typeof saidPaid === 'number'
  const note = isSaid ? null : mayChangeText(order)
  const isFinal = note === null && !isSaid
  const variant = isFinal ? 'default' : 'outline'
  return (
    <>
      {note && <p className={`mb-2 ${detail}`}>{note}</p>}
      <a href={path} className={buttonVariants({ variant, className: 'w-full' })}>
        {isFinal ? settlementCopy.payByPix(formatMoney(amount)) : pixCopy.see}
      </a>
      {receiver && isFinal && (
        <p className={`mt-2 ${detail}`}>
          {pixCopy.receiver} <b>{receiver}</b>
        </p>
      )}
    </>
  )
}

/** Folds an abandoned payment to one line. */
function CancelledAttempt({ order: { code, placedAt, lines } }: Pick<ListedProps, 'order'>) {
  return (
    <Fold
      className="rounded-md bg-card px-4.5 py-0.5 open:pb-3.5"
      summary={<span className="flex-1">{copy.states.payment['payment-cancelled']}</span>}
      data-slot="cancelled-attempt"
    >
      <p className={detail}>
        {copy.code(code)} · <time dateTime={placedAt}>{momentText(Date.parse(placedAt), serverNow())}</time>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.variantId}>
            {line.quantity} × {orderedName(line)}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
