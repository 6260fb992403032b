import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { settledRows } from '@/lib/copy/settlement'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { deskOrdersCopy } from '@/lib/desk/copy/orders'
import { isBagOpen } from '@/lib/domain/fulfillment'
import type { ShownLine, ShownOrder } from './shown-order'
import { goToLine } from './use-order-shortcuts'

const isLeftOpen = ({ picked, answer, isSimilarDue }: ShownLine) =>
  picked.state === 'open' || answer === 'refused' || isSimilarDue

/** What a closed bag hides: lines that are not done with, while they can be, and money that is to go back or to come. */
export function ClosedBag({ order }: { readonly order: ShownOrder }) {
  const { fulfillment, lines, isPickable, isPlaced, refusedCount, similarDueCount, settlement, taken } = order
  if (!isPlaced || isBagOpen(fulfillment) || fulfillment === 'cancelled') return null
  const untouched = lines.filter(({ picked }) => picked.state === 'open').length
  const open = [
    ...(untouched > 0 ? [deskOrdersCopy.overlooked(untouched)] : []),
    ...(similarDueCount > 0 ? [copy.similarDue(similarDueCount)] : []),
    ...(refusedCount > 0 ? [deskOrdersCopy.refused(refusedCount)] : []),
  ]
  const first = lines.find(isLeftOpen)
  const [, difference] = settledRows({ ...settlement, taken }, copy.difference)
  return (
    <>
      {isPickable && first && (
        <Alert className="order-due">
          <b>{open.join(' · ')}</b>
          <Button variant="outline" onClick={() => goToLine(first.line)}>
            {copy.toOpenLine}
          </Button>
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
