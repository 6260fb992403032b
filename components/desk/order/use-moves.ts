import { useMutation } from '@tanstack/react-query'
import type { DeskOrder, DeskPayment } from '@/lib/desk/api/orders'
import { DeskCallError, postDesk } from '@/lib/desk/browser/call-desk'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { deskPaymentCopy } from '@/lib/desk/copy/order-words'
import { type FulfillmentState, mayPick } from '@/lib/domain/fulfillment'
import { announce, notify } from '../frame/notices'
import { deskSession } from '../sign-in/session'
import { keepOrder, orderPath, refreshOrder } from './order-queries'
import { unsentPicks } from './picks'

/** Shows why a step failed; refetches an order that changed. */
function sayMoveFailure(code: string, error: Error): void {
  const { kind, status } = error instanceof DeskCallError ? error : { kind: null, status: null }
  notify(kind === 'desk-conflict' ? deskOrderCopy.moves.conflict : error.message, { tone: 'bad' })
  if (status === 409) void refreshOrder(code)
}

const { moves: copy } = deskOrderCopy

function notedText({ isUndo, difference, fee, undoes }: DeskPayment): string {
  if (fee !== undefined) return deskPaymentCopy.fee[undoes ? 'undone' : 'entered']
  if (undoes) return deskPaymentCopy.unsettled
  if (difference !== undefined) return deskPaymentCopy.settled
  return isUndo ? deskPaymentCopy.takenBack : deskPaymentCopy.confirmed
}

type Move = {
  readonly from: FulfillmentState
  readonly to: FulfillmentState
  readonly isUndo: boolean
  /** True when the user confirmed starting an unconfirmed order. */
  readonly isAsked: boolean
}

/** Obstacle to the next step: unsent ticks or open questions; null for none. */
function keptFromMoving(code: string): string | null {
  const { user } = deskSession.getState()
  const unsent = unsentPicks.list().filter((entry) => entry.code === code)
  const waiting = unsent.filter(({ by, problem }) => by === user && problem === 'waiting')
  if (waiting.length > 0) return copy.unsent(waiting.length)
  return unsent.some(({ by, problem }) => by !== user || problem !== 'sending') ? copy.questions : null
}

/** Moves an order or undoes its last move; unsent ticks go first. */
export function useMoves(code: string) {
  const { mutate, isPending } = useMutation({
    async mutationFn(move: Move): Promise<DeskOrder | null> {
      await unsentPicks.flush()
      const kept = keptFromMoving(code)
      if (kept && mayPick(move.from) && !move.isUndo) {
        notify(kept, { tone: 'bad' })
        return null
      }
      return postDesk<DeskOrder>(orderPath(code, '/state'), move)
    },
    async onSuccess(order, { isUndo }) {
      if (!order) return
      await keepOrder(order)
      announce(isUndo ? copy.undone(order.fulfillment) : copy.moved(order.fulfillment))
    },
    onError: (error) => sayMoveFailure(code, error),
  })
  return { move: mutate, isMoving: isPending }
}

/** Confirms a payment or a settled difference, enters a fee, or undoes one of them. */
export function useNotePayment(code: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: (noted: DeskPayment) => postDesk<DeskOrder>(orderPath(code, '/payment'), noted),
    async onSuccess(order, noted) {
      await keepOrder(order)
      announce(notedText(noted))
    },
    onError: (error) => sayMoveFailure(code, error),
  })
  const note: typeof mutate = (...given) => {
    if (!isPending) mutate(...given)
  }
  return { note, isNoting: isPending }
}
