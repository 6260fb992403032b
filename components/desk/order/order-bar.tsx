import { Button } from '@/components/ui/button'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { Ellipsis } from '../desk-icons'
import { nextMove, otherMoves } from './next-move'
import type { ShownOrder } from './shown-order'
import { UndoButton } from './undo-button'

type Props = {
  readonly order: ShownOrder
  /** When the order was answered, milliseconds since 1970. */
  readonly readAt: number
  readonly isMoving: boolean
  readonly onStep: () => void
  readonly onUndo: () => void
  readonly onMore: () => void
}

/** At the thumb: how far the picking is, the next step as one button, and the way back for a minute. */
export function OrderBar({ order, readAt, isMoving, onStep, onUndo, onMore }: Props) {
  const { handledCount, lineCount, fulfillment, undo } = order
  const next = nextMove(fulfillment)
  return (
    <div className="order-bar">
      <div className="order-progress">
        <progress
          value={handledCount}
          max={lineCount}
          aria-label={copy.progressLabel(handledCount, lineCount)}
        />
        <p role="status">
          <span aria-hidden="true">{copy.progress(handledCount, lineCount)}</span>
          <span className="sr-only">{copy.progressLabel(handledCount, lineCount)}</span>
        </p>
        {undo && (
          <UndoButton
            key={readAt}
            label={copy.moves.undoLabel}
            leftMs={undo.leftMs}
            isDisabled={isMoving}
            {...{ readAt, onUndo }}
          />
        )}
      </div>
      <div className="flex gap-2">
        {next && (
          <Button size="lg" className="flex-1" aria-disabled={isMoving} onClick={() => !isMoving && onStep()}>
            {isMoving ? copy.moves.sending : copy.moves.next[fulfillment]}
          </Button>
        )}
        {otherMoves(fulfillment).length > 0 && (
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
