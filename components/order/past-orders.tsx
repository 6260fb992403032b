'use client'

import { ReceiptText } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { useFavourites } from '@/components/accounts/device-favourites'
import { useAccountState } from '@/components/accounts/session-presence'
import { columnClass, Section } from '@/components/profile/section'
import { usePastOrders } from '@/components/profile/use-past-orders'
import { Button, buttonVariants } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { Skeleton } from '@/components/ui/skeleton'
import { serverNow } from '@/lib/browser/server-clock'
import { headerCopy } from '@/lib/copy/header'
import { profileCopy } from '@/lib/copy/profile'
import { momentText, sinceText } from '@/lib/copy/time-of-day'
import type { FulfillmentState } from '@/lib/domain/fulfillment'
import { isOver, isRunning, isUnderWay, nearestFirst, type PastOrder } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import { usePanel } from '@/stores/storefront-provider'
import { BoughtHere, BoughtShelf, useBought } from './bought'
import { detail } from './market-contact'
import { Receipt } from './receipt'
import { Fold } from './receipt-contents'
import { ReceiptRow } from './receipt-row'
import { useNamedPlace } from './use-named-place'
import { useRunningTitle } from './use-order-view'

const { orders: copy } = profileCopy

/** Orders shown on phones before others fold. */
const firstOrders = 4

/** Two columns: `lg`. */
const wide = '(min-width: 64em)'

const atMarket: readonly FulfillmentState[] = ['picking', 'ready', 'on-the-way']

type Props = {
  readonly owner: string
  readonly children: ReactNode
  /** Beside on wide screens. */
  readonly isBeside?: boolean
}

/** Lists orders of account and device. */
export function PastOrders({ owner, children, isBeside = false }: Props) {
  const { data, isError, isPaused, dataUpdatedAt } = usePastOrders(owner, true)
  const named = useNamedPlace(data ?? [])
  useRunningTitle(data ?? [])
  const { current, earlier } = divide(data ?? [])
  const [isWide] = useState(() => window.matchMedia(wide).matches)
  const isShelfBeside = isBeside && isWide
  const shelf = data && data.length > 0 && <BoughtShelf orders={data} />
  return (
    <BoughtHere bought={useBought(owner)}>
      <div className={columnClass}>
        <Section id={copy.id} title={copy.title}>
          {isError && !data && <p role="status">{copy.failed}</p>}
          <p role="status" className={`mb-3 empty:hidden ${detail}`}>
            {data && (isError || isPaused) && copy.asOf(sinceText(dataUpdatedAt, Date.now()))}
          </p>
          {/* Height of the content, so that nothing moves. */}
          {!data && !isError && <Skeleton role="status" aria-label={headerCopy.loading} className="h-62.5" />}
          {data?.length === 0 && <NoOrders />}
          {/* Folded: several long lists would push the rest down. */}
          <Receipts
            orders={current}
            isNow
            isOpen={({ code, fulfillment }) =>
              (current.length === 1 && !isOver(fulfillment)) || isWide || code === named
            }
          />
        </Section>
        {!isShelfBeside && shelf}
        {earlier.length > 0 && (
          <Section title={copy.earlier}>
            <EarlierReceipts orders={earlier} named={named} />
          </Section>
        )}
      </div>
      {children && (
        <div className={columnClass}>
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

type EarlierProps = { readonly orders: readonly PastOrder[]; readonly named: string }

function EarlierReceipts({ orders, named }: EarlierProps) {
  const isFar = orders.findIndex(({ code }) => code === named) >= firstOrders
  const [isWhole, setIsWhole] = useState(isFar)
  return (
    <>
      <Receipts
        orders={isWhole ? orders : orders.slice(0, firstOrders)}
        isOpen={({ code }) => code === named}
      />
      {orders.length > firstOrders && !isWhole && (
        <Button variant="outline" className="mt-4" onClick={() => setIsWhole(true)}>
          {copy.showMore(orders.length - firstOrders)}
        </Button>
      )}
    </>
  )
}

type ReceiptsProps = {
  readonly orders: readonly PastOrder[]
  /** Running, with more room. */
  readonly isNow?: boolean
  readonly isOpen: (order: PastOrder) => boolean
}

function Receipts({ orders, isNow = false, isOpen }: ReceiptsProps) {
  if (orders.length === 0) return null
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(21.25rem,100%),1fr))] gap-4">
      {orders.map((order) => (
        <li key={order.code} className={order.state === 'payment-cancelled' ? 'col-span-full' : undefined}>
          {order.state === 'payment-cancelled' ? (
            <CancelledAttempt order={order} />
          ) : !isNow && !isOpen(order) && !(order.unsentPath && isUnderWay(order, serverNow())) ? (
            <ReceiptRow order={order} />
          ) : (
            <Receipt order={order} fold={isOpen(order) ? 'open' : 'closed'} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Folds an abandoned payment to one line. */
function CancelledAttempt({ order }: { readonly order: PastOrder }) {
  const { code, placedAt, lines } = order
  return (
    <Fold
      className="rounded-md bg-card px-4.5 py-0.5 open:pb-3.5"
      summary={<span className="flex-1">{copy.states['payment-cancelled']}</span>}
      data-slot="cancelled-attempt"
    >
      <p className={detail}>
        {copy.code(code)} · <time dateTime={placedAt}>{momentText(Date.parse(placedAt), serverNow())}</time>
      </p>
      <ul>
        {lines.map(({ variantId, title, variantTitle, quantity }) => (
          <li key={variantId}>
            {quantity} × {variantTitle ? `${title} (${variantTitle})` : title}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
