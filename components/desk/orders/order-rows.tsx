import { MessageCircle } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'wouter'
import { windowTextOn } from '@/lib/copy/delivery-window'
import { formatMoney } from '@/lib/copy/money'
import { codeText } from '@/lib/copy/order'
import { amountText, differenceName } from '@/lib/copy/settlement'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { marketDay } from '@/lib/desk/copy/times'
import { deskPaths } from '@/lib/domain/desk-paths'
import { isBagOpen, mayPick } from '@/lib/domain/fulfillment'
import type { Money } from '@/lib/domain/money'
import { isUnconfirmed } from '@/lib/domain/order-attention'
import { isPixOpen } from '@/lib/domain/pix-due'
import { KeepHours } from '../frame/keep-hours'
import { colouredBy, OrderCode, OrderPlace, OrderState } from '../frame/order-marks'
import { useOrderWords } from '../frame/order-words'
import { TimeAgo } from '../frame/time-ago'
import { useShortcuts } from '../frame/use-shortcuts'

const differenceText = ({ amount, currency }: Money) =>
  `${differenceName(amount)}: ${amountText(Math.abs(amount), currency)}`

type RowProps = {
  readonly order: DeskOrderSummary
  /** True inside a group of its window. */
  readonly isInWindow?: boolean
}

/** Link to an order, and to its shopper when it needs a person. */
export function OrderRow({ order, isInWindow = false }: RowProps) {
  const { code, createdAt, attention, refusedCount, similarDueCount, city, window, total } = order
  const words = useOrderWords()
  const notes = [
    ...(isPixOpen(order) ? [copy.pixOpen] : []),
    ...(refusedCount > 0 && mayPick(order.fulfillment) ? [copy.refused(refusedCount)] : []),
    ...(similarDueCount > 0 && mayPick(order.fulfillment) ? [copy.similarDue(similarDueCount)] : []),
    ...(order.difference && !isBagOpen(order.fulfillment) ? [differenceText(order.difference)] : []),
    ...(isUnconfirmed(order) ? [words.unconfirmed] : []),
    ...(attention ? [attention === 'unknown' ? words.unknown : copy.attention[attention]] : []),
  ]
  return (
    <li className="desk-row-place">
      <Link href={deskPaths.order(code)} className="desk-row" data-state={colouredBy(order)}>
        <span className="desk-row-code">
          <OrderCode code={code} />
        </span>
        <span className="desk-row-state">
          <OrderState order={order} />
        </span>
        <TimeAgo at={createdAt} className="desk-row-time" />
        <span className="desk-row-city">
          <OrderPlace city={city} unknown={copy.noCity} />
          {window && !isInWindow && (
            <small className="desk-row-window">
              <KeepHours>{windowTextOn(window, marketDay(new Date()))}</KeepHours>
            </small>
          )}
        </span>
        <Progress order={order} />
        <span className="desk-row-total">{total ? formatMoney(total) : copy.noTotal}</span>
        {notes.length > 0 && (
          <span className="desk-row-notes">
            {notes.map((note) => (
              <span key={note} className="desk-row-attention">
                {note}
              </span>
            ))}
          </span>
        )}
      </Link>
      {attention && order.hasContact && (
        <Link href={deskPaths.contact(code)} className="desk-row-tell">
          <MessageCircle className="size-5" />
          {deskOrderCopy.contact.reach}
          <span className="sr-only"> {codeText(code)}</span>
        </Link>
      )}
    </li>
  )
}

/** Finished lines, as a bar and in words. */
function Progress({ order }: { readonly order: DeskOrderSummary }) {
  const { handledCount, lineCount, missingCount, fulfillment } = order
  const untouched = lineCount - handledCount
  // A packed bag hides unticked lines.
  const isOverlooked = untouched > 0 && !isBagOpen(fulfillment) && fulfillment !== 'cancelled'
  return (
    <span className="desk-row-lines">
      <span aria-hidden="true" className="desk-row-count">
        {copy.handled(handledCount, lineCount)}
      </span>
      <span className="sr-only">{copy.handledLabel(handledCount, lineCount)}</span>
      <progress
        className="desk-row-bar"
        aria-hidden="true"
        value={handledCount}
        max={Math.max(1, lineCount)}
      />
      {missingCount > 0 && <span className="desk-row-missing">{copy.missing(missingCount)}</span>}
      {isOverlooked && <span className="desk-row-missing">{copy.overlooked(untouched)}</span>}
    </span>
  )
}

const { columns } = copy

type RowsProps = { readonly orders: readonly DeskOrderSummary[]; readonly isInWindow?: boolean }

export function OrderRows({ orders, isInWindow = false }: RowsProps) {
  if (orders.length === 0) return null
  return (
    <>
      <div className="desk-columns" aria-hidden="true">
        <span>{columns.code}</span>
        <span>{columns.state}</span>
        <span>{columns.time}</span>
        <span>{columns.city}</span>
        <span>{columns.lines}</span>
        <span className="text-right">{columns.total}</span>
      </div>
      <ul className="desk-rows">
        {orders.map((order) => (
          <OrderRow key={order.code} {...{ order, isInWindow }} />
        ))}
      </ul>
    </>
  )
}

/** Orders that need a person first. */
export function AttentionOrders({ orders }: { readonly orders: readonly DeskOrderSummary[] }) {
  if (orders.length === 0) return null
  return (
    <section className="desk-attention">
      <h2 className="desk-attention-title">{copy.attention.title}</h2>
      <ul className="desk-rows">
        {orders.map((order) => (
          <OrderRow key={order.code} order={order} />
        ))}
      </ul>
    </section>
  )
}

const skeletonRows = ['1', '2', '3', '4', '5', '6']

/** Placeholders of the rows' size. */
export function OrderSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">{deskFrameCopy.loading}</span>
      <div className="desk-columns" aria-hidden="true" />
      <div className="desk-rows">
        {skeletonRows.map((row) => (
          <div key={row} className="desk-row desk-skeleton" />
        ))}
      </div>
    </div>
  )
}

/** `j` and `k` move between rows; links handle Enter themselves. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  function step(by: 1 | -1) {
    const rows: Element[] = [...(list.current?.querySelectorAll('a.desk-row') ?? [])]
    const at = document.activeElement ? rows.indexOf(document.activeElement) : -1
    const next = at === -1 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!(next instanceof HTMLElement)) return
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }

  const next = () => step(1)
  useShortcuts({ j: next, k: () => step(-1), Enter: next })
}
