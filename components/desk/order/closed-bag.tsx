import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/icons'
import { Clock } from '@/components/ui/panel-icons'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { settledRows } from '@/lib/copy/settlement'
import { formatTimeOfDay } from '@/lib/copy/time-of-day'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { deskPaymentCopy as paymentCopy } from '@/lib/desk/copy/order-words'
import { leftOpenText } from '@/lib/desk/copy/ready-question'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { inTheEnd, marksOf } from '@/lib/domain/taken'
import { leftOpenOf, overlookedLines, type ShownOrder, undecidedOf } from './shown-order'
import { useNotePayment } from './use-moves'
import { goToLine } from './use-order-shortcuts'

/** As often as they are used. Null: by none of them. */
const shownMeans = ['pix', 'dinheiro', 'cartao', null] as const

/** What a closed bag hides: lines that are not done with, while they can be, and money that is to go back or to come. */
export function ClosedBag({ order }: { readonly order: ShownOrder }) {
  const { fulfillment, isPlaced, settlement, taken } = order
  if (!isPlaced || isBagOpen(fulfillment)) return null
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
      <SettledDifferences order={order} />
      {difference && <OpenDifference order={order} text={difference.join(': ')} />}
    </>
  )
}

type DueProps = { readonly order: ShownOrder; readonly text: string }

/** What is open, whether that may still change, and what it was settled by, in one tap; nothing to tap while it is to be agreed. */
function OpenDifference({ order, text }: DueProps) {
  const { code, settlement, taken } = order
  const { note, isNoting } = useNotePayment(code)
  const undecided = undecidedOf(order)
  const { now } = inTheEnd(settlement, order)
  const difference = now === null || taken === null ? null : now - taken
  const isMore = difference !== null && marksOf(order).length > 0
  return (
    <Alert className="order-due">
      <div>
        <b className="order-owed">{isMore ? paymentCopy.stillOpen(difference, settlement.currency) : text}</b>
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
              onClick={() => !isNoting && note({ difference, ...(means && { means }) })}
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
function SettledDifferences({ order }: { readonly order: ShownOrder }) {
  const { code, settlement } = order
  const { note, isNoting } = useNotePayment(code)
  const marks = marksOf(order)
  return marks.map((mark, index) => (
    <p key={mark.at} className="order-paid">
      <span className="order-settled">
        <Check className="size-5 flex-none" />
        {paymentCopy.settledBy(
          paymentCopy.settled(mark, settlement.currency),
          mark.by,
          formatTimeOfDay(Date.parse(mark.at), Date.now()),
        )}
      </span>
      {index === marks.length - 1 && (
        <Button
          variant="link"
          size="sm"
          aria-disabled={isNoting}
          onClick={() => !isNoting && note({ difference: mark.amount, isUndo: true })}
        >
          {paymentCopy.unsettle(mark.amount)}
        </Button>
      )}
    </p>
  ))
}
