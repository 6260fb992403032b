import { Ellipsis } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { deskOrderCopy as copy, deskOrderCopy } from '@/lib/desk/copy/order'
import { leftOpenText } from '@/lib/desk/copy/ready-question'
import { type FulfillmentState, isBagOpen, offeredMoves } from '@/lib/domain/fulfillment'
import { pickupAddress } from '@/lib/domain/pickup'
import { cn } from '@/lib/utils'
import { DeskWindow } from '../frame/desk-window'
import { isStepDoubtful, leftOpenOf, overlookedLines, type ShownOrder } from './shown-order'
import { UndoButton } from './undo-button'

/** Moves of an order: first the main button's, then the others. */
export const movesOf = ({ fulfillment, city }: Pick<ShownOrder, 'fulfillment' | 'city'>) =>
  offeredMoves(fulfillment, pickupAddress(city) !== null)

type Props = {
  readonly order: ShownOrder
  /** Milliseconds since 1970; time of the answer. */
  readonly readAt: number
  readonly isMoving: boolean
  readonly onStep: () => void
  readonly onUndo: () => void
  readonly onMore: () => void
}

/** Progress, the next step, and an undo for a minute. */
export function OrderBar({ order, readAt, isMoving, onStep, onUndo, onMore }: Props) {
  const { handledCount, lineCount, unansweredCount, similarDueCount, fulfillment, undo, isPickable } = order
  const [next, ...others] = movesOf(order)
  // Packed orders show no progress.
  const isCounted = isBagOpen(fulfillment)
  const leftOpen = !isCounted && isPickable ? leftOpenText(leftOpenOf(order)) : ''
  // The header shows unresolved lines.
  const isShown = overlookedLines(order).length > 0
  if (!next && !undo && !isCounted) return null
  return (
    <div className="order-bar">
      <div className="order-progress">
        {isCounted && (
          <>
            <progress
              value={handledCount}
              max={lineCount}
              aria-label={copy.progressLabel(handledCount, lineCount)}
            />
            <p role="status">
              <span aria-hidden="true">{copy.progress(handledCount, lineCount)}</span>
              <span className="sr-only">{copy.progressLabel(handledCount, lineCount)}</span>
              {similarDueCount > 0 && <b> · {copy.similarDue(similarDueCount)}</b>}
              {unansweredCount > 0 && <b> · {copy.unanswered(unansweredCount)}</b>}
            </p>
          </>
        )}
        {leftOpen && (
          <p role="status" className={isShown ? 'sr-only' : 'mr-auto'}>
            {leftOpen}
          </p>
        )}
        {undo && (
          <UndoButton
            key={readAt}
            label={copy.moves.undoLabel(fulfillment)}
            leftMs={undo.leftMs}
            isDisabled={isMoving}
            {...{ readAt, onUndo }}
          />
        )}
      </div>
      <div className="flex gap-2">
        {next && (
          <Button
            size="lg"
            variant={isStepDoubtful(order) ? 'secondary' : 'default'}
            className="flex-1"
            aria-disabled={isMoving}
            onClick={() => !isMoving && onStep()}
          >
            {isMoving ? copy.moves.sending : copy.moves.names[fulfillment][next]}
          </Button>
        )}
        {others.length > 0 && (
          <Button
            variant="ghost"
            size="icon"
            className="order-more"
            aria-label={copy.moves.more}
            onClick={onMore}
          >
            <Ellipsis />
          </Button>
        )}
      </div>
    </div>
  )
}

const { moves: movesCopy } = deskOrderCopy

type MovesProps = {
  readonly order: ShownOrder
  readonly onMove: (to: FulfillmentState) => void
  readonly onClose: () => void
}

/** Other steps than the main button's. */
export function MovesWindow({ order, onMove, onClose }: MovesProps) {
  return (
    <DeskWindow title={movesCopy.more} onClose={onClose}>
      <ul className="desk-menu">
        {movesOf(order)
          .slice(1)
          .map((to) => (
            <li key={to}>
              <button
                type="button"
                className={cn('desk-menu-item', to === 'cancelled' && 'text-destructive')}
                onClick={() => onMove(to)}
              >
                {movesCopy.names[order.fulfillment][to]}
              </button>
            </li>
          ))}
      </ul>
    </DeskWindow>
  )
}
