import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { settledRows } from '@/lib/copy/settlement'
import { formatTimeOfDay } from '@/lib/copy/time-of-day'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { deskPaymentCopy as paymentCopy } from '@/lib/desk/copy/order-words'
import { leftOpenText } from '@/lib/desk/copy/ready-question'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { inTheEnd, marksOf } from '@/lib/domain/taken'
import { leftOpenOf, overlookedLines, type ShownOrder } from './shown-order'
import { useNotePayment } from './use-moves'
import { goToLine } from './use-order-shortcuts'

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
      {difference && (
        <Alert className="order-due">
          <b>{difference.join(': ')}</b>
          <SettleButton order={order} />
        </Alert>
      )}
    </>
  )
}

/** All that is open, given back or received by a person; nothing while that is to be agreed. */
function SettleButton({ order }: { readonly order: ShownOrder }) {
  const { code, settlement, taken } = order
  const { note, isNoting } = useNotePayment(code)
  const { now } = inTheEnd(settlement, order)
  if (now === null || taken === null) return null
  const difference = now - taken
  return (
    <Button variant="outline" aria-disabled={isNoting} onClick={() => !isNoting && note({ difference })}>
      {paymentCopy.settle(difference)}
    </Button>
  )
}

/** Who gave back or received what of a difference, and when; the last of it can be taken back. */
function SettledDifferences({ order }: { readonly order: ShownOrder }) {
  const { code, settlement } = order
  const { note, isNoting } = useNotePayment(code)
  const marks = marksOf(order)
  return marks.map(({ amount, by, at }, index) => (
    <p key={at} className="order-paid">
      {paymentCopy.settledBy(
        paymentCopy.settled(amount, settlement.currency),
        by,
        formatTimeOfDay(Date.parse(at), Date.now()),
      )}
      {index === marks.length - 1 && (
        <Button
          variant="link"
          size="sm"
          aria-disabled={isNoting}
          onClick={() => !isNoting && note({ difference: amount, isUndo: true })}
        >
          {paymentCopy.unsettle}
        </Button>
      )}
    </p>
  ))
}
