import { Link } from 'wouter'
import { formatMoney } from '@/lib/copy/money'
import { codeText } from '@/lib/copy/order'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { deskOrdersCopy as copy, situationText } from '@/lib/desk/copy/orders'
import { dayAndTime } from '@/lib/desk/copy/times'
import { deskPaths } from '@/lib/domain/desk-paths'
import { awaitsPayment, isUnconfirmed, workableStates } from '@/lib/domain/order-attention'
import { useOrderWords } from '../frame/order-words'
import { TimeAgo } from '../frame/time-ago'

/** One order of a list, as a whole the way to it. */
export function OrderRow({ order }: { readonly order: DeskOrderSummary }) {
  const { code, state, fulfillment, createdAt, attention, hold, city, total } = order
  const words = useOrderWords()
  const isPlaced = workableStates.some((workable) => workable === state)
  const notes = [
    ...(isUnconfirmed(order) ? [words.unconfirmed] : []),
    ...(attention ? [attention === 'unknown' ? words.unknown : copy.attention[attention]] : []),
    ...(hold ? [hold.isOver ? copy.notHeld : copy.heldUntil(dayAndTime(hold.until))] : []),
  ]
  return (
    <li className="desk-row-place">
      <Link
        href={deskPaths.order(code)}
        className="desk-row"
        data-state={isPlaced && !awaitsPayment(order) ? fulfillment : 'not-paid'}
      >
        <span className="desk-row-code">{codeText(code)}</span>
        <span className="desk-row-state">{situationText(order)}</span>
        <TimeAgo at={createdAt} className="desk-row-time" />
        <span className="desk-row-city">{city ?? copy.noCity}</span>
        <Progress order={order} />
        <span className="desk-row-total">{total ? formatMoney(total) : copy.noTotal}</span>
        {notes.length > 0 && <span className="desk-row-attention">{notes.join(' · ')}</span>}
      </Link>
    </li>
  )
}

/** How many lines are done with; to be seen, and to be read in words. */
function Progress({ order }: { readonly order: DeskOrderSummary }) {
  const { handledCount, lineCount, missingCount } = order
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
    </span>
  )
}
