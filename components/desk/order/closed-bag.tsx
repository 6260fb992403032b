import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/icons'
import { Clock } from '@/components/ui/panel-icons'
import { serverNow } from '@/lib/browser/server-clock'
import { returnTerm } from '@/lib/copy/order-balance'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { settledRows } from '@/lib/copy/settlement'
import { formatTimeOfDay } from '@/lib/copy/time-of-day'
import type { DeskPayment } from '@/lib/desk/api/orders'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { deskPaymentCopy as paymentCopy } from '@/lib/desk/copy/order-words'
import { leftOpenText } from '@/lib/desk/copy/ready-question'
import { inTheEnd, marksOf } from '@/lib/domain/difference'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { leftOpenOf, overlookedLines, type ShownOrder, undecidedOf } from './shown-order'
import { useNotePayment } from './use-moves'
import { goToLine } from './use-order-shortcuts'

/** As often as they are used. Null: by none of them. */
const shownMeans = ['pix', 'dinheiro', 'cartao', null] as const

/** What a closed bag hides: lines that are not done with, while they can be, and money that is to go back or to come, or did. */
export function ClosedBag({ order }: { readonly order: ShownOrder }) {
  const { code, fulfillment, isPlaced, settlement, taken } = order
  const settling = useSettling(code, marksOf(order).length)
  if (!isPlaced) return null
  const open = overlookedLines(order)
  const [first] = open
  const [, difference] = settledRows({ ...inTheEnd(settlement, order), taken }, paymentCopy.difference)
  return (
    <>
      {first && (
        <Alert className="order-due">
          <b>{leftOpenText(leftOpenOf(order))}</b>
          <Button onClick={() => goToLine(first.line)}>{copy.toOpenLines(open.length)}</Button>
        </Alert>
      )}
      <div ref={settling.place} tabIndex={-1}>
        <SettledDifferences {...settling} order={order} />
        {difference && !isBagOpen(fulfillment) && (
          <OpenDifference {...settling} order={order} text={difference.join(': ')} />
        )}
      </div>
    </>
  )
}

/** Settles what is open, or takes that back. What was pressed is gone then: the focus goes on to what is said in its place. */
function useSettling(code: string, markCount: number) {
  const { note, isNoting } = useNotePayment(code)
  const place = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number>(null)
  useEffect(() => {
    if (countBefore.current === null || countBefore.current === markCount) return
    countBefore.current = null
    if (document.activeElement !== document.body) return
    const lines = place.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]')
    const last = lines?.[lines.length - 1] ?? place.current
    last?.focus()
  }, [markCount])
  function settle(noted: DeskPayment): void {
    if (isNoting) return
    countBefore.current = markCount
    note(noted)
  }
  return { place, settle, isNoting }
}

type Settling = Pick<ReturnType<typeof useSettling>, 'settle' | 'isNoting'> & { readonly order: ShownOrder }
type DueProps = Settling & { readonly text: string }

/** What is open, whether that may still change, and what it was settled by, in one tap; nothing to tap while it is to be agreed. */
function OpenDifference({ order, text, settle, isNoting }: DueProps) {
  const { settlement, taken } = order
  const undecided = undecidedOf(order)
  const { now } = inTheEnd(settlement, order)
  const difference = now === null || taken === null ? null : now - taken
  const term =
    difference !== null && difference < 0 && order.returnBy ? returnTerm(order.returnBy, serverNow()) : null
  const isMore = difference !== null && marksOf(order).length > 0
  return (
    <Alert className="order-due">
      <div>
        <b className="order-owed" tabIndex={-1}>
          {isMore ? paymentCopy.stillOpen(difference, settlement.currency) : text}
        </b>
        {term && (
          <p className={term.isPast ? 'font-semibold text-destructive' : undefined}>
            {paymentCopy.returnTerm(term)}
          </p>
        )}
        {undecided && (
          <p className="order-may-change">
            <Clock className="size-5 flex-none" />
            {paymentCopy.mayChange[undecided]}
          </p>
        )}
      </div>
      {difference !== null && (
        <fieldset className="order-means">
          <legend>{paymentCopy.settle(difference)}</legend>
          {shownMeans.map((means) => (
            <Button
              key={means}
              variant="outline"
              aria-label={paymentCopy.settleBy(difference, means)}
              aria-disabled={isNoting}
              onClick={() => settle({ difference, ...(means && { means }) })}
            >
              {means ? orderFieldCopy.payment.choices[means] : paymentCopy.otherMeans}
            </Button>
          ))}
        </fieldset>
      )}
    </Alert>
  )
}

/** Who gave back or received what of a difference, and when; the last of it can be taken back. */
function SettledDifferences({ order, settle, isNoting }: Settling) {
  const { settlement } = order
  const marks = marksOf(order)
  return marks.map((mark, index) => (
    <p key={mark.at} className="order-paid">
      <span className="order-settled" tabIndex={-1}>
        <Check className="size-5 flex-none" />
        {paymentCopy.settledBy(
          paymentCopy.settled(mark, settlement.currency),
          mark.by,
          formatTimeOfDay(Date.parse(mark.at), serverNow()),
        )}
      </span>
      {index === marks.length - 1 && (
        <Button
          variant="link"
          size="sm"
          aria-disabled={isNoting}
          onClick={() => settle({ difference: mark.amount, isUndo: true, seen: mark.at })}
        >
          {paymentCopy.unsettle(mark.amount)}
        </Button>
      )}
    </p>
  ))
}
