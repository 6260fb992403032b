import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { settledRows } from '@/lib/copy/settlement'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { leftOpenText } from '@/lib/desk/copy/ready-question'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { leftOpenOf, overlookedLines, type ShownOrder } from './shown-order'
import { goToLine } from './use-order-shortcuts'

/** What a closed bag hides: lines that are not done with, while they can be, and money that is to go back or to come. */
export function ClosedBag({ order }: { readonly order: ShownOrder }) {
  const { fulfillment, isPlaced, settlement, taken } = order
  if (!isPlaced || isBagOpen(fulfillment) || fulfillment === 'cancelled') return null
  const open = overlookedLines(order)
  const [first] = open
  const [, difference] = settledRows({ ...settlement, taken }, copy.difference)
  return (
    <>
      {first && (
        <Alert className="order-due">
          <b>{leftOpenText(leftOpenOf(order))}</b>
          <Button onClick={() => goToLine(first.line)}>{copy.toOpenLines(open.length)}</Button>
        </Alert>
      )}
      {difference && (
        <Alert className="order-due">
          <b>{difference.join(': ')}</b>
        </Alert>
      )}
    </>
  )
}
