import { Ellipsis } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { deskOrderCopy as copy, deskOrderCopy } from '@/lib/desk/copy/order'
import { leftOpenText } from '@/lib/desk/copy/ready-question'
import { type FulfillmentState, isBagOpen, nextStates } from '@/lib/domain/fulfillment'
import { pickupAddress } from '@/lib/domain/pickup'
import { classNames } from '@/lib/utils'
import { DeskWindow } from '../frame/desk-window'
import { isStepDoubtful, leftOpenOf, overlookedLines, type ShownOrder } from './shown-order'
import { UndoButton } from './undo-button'

const followingStates: Readonly<Partial<Record<FulfillmentState, FulfillmentState>>> = {
  waiting: 'picking',
  picking: 'ready',
  ready: 'on-the-way',
  'on-the-way': 'delivered',
}

type Moved = Pick<ShownOrder, 'fulfillment' | 'city'>

/** Target of the main button; null at the end. Pickup orders skip the delivery step. */
export function nextMove({ fulfillment, city }: Moved): FulfillmentState | null {
  if (fulfillment === 'ready' && pickupAddress(city) !== null) return 'delivered'
  return followingStates[fulfillment] ?? null
}

const otherMoves = (order: Moved): readonly FulfillmentState[] =>
  nextStates(order.fulfillment).filter(
    (to) => to !== nextMove(order) && (to !== 'on-the-way' || pickupAddress(order.city) === null),
  )

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
  const next = nextMove(order)
  const isFetched = fulfillment === 'ready' && next === 'delivered'
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
            {isMoving
              ? copy.moves.sending
              : isFetched
                ? copy.moves.others.delivered
                : copy.moves.next[fulfillment]}
          </Button>
        )}
        {otherMoves(order).length > 0 && (
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
        {otherMoves(order).map((to) => (
          <li key={to}>
            <button
              type="button"
              className={classNames('desk-menu-item', to === 'cancelled' && 'text-destructive')}
              onClick={() => onMove(to)}
            >
              {movesCopy.others[to]}
            </button>
          </li>
        ))}
      </ul>
    </DeskWindow>
  )
}
