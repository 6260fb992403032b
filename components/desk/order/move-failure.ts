import { DeskCallError } from '@/lib/desk/browser/call-desk'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { notify } from '../frame/notices'
import { refreshOrder } from './order-queries'

/** Says why an order stays as it is; where another user was faster, it is asked for anew. */
export function sayMoveFailure(code: string, error: Error): void {
  const isConflict = error instanceof DeskCallError && error.kind === 'desk-conflict'
  notify(isConflict ? deskOrderCopy.moves.conflict : error.message, { tone: 'bad' })
  if (isConflict) void refreshOrder(code)
}
