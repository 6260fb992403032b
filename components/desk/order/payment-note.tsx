import { Button } from '@/components/ui/button'
import { deskPaymentCopy as copy } from '@/lib/desk/copy/order-words'
import { isUnconfirmed } from '@/lib/domain/order-attention'
import { mayArrive } from '@/lib/domain/payment-confirmation'
import { useOrderWords } from '../frame/order-words'
import type { ShownOrder } from './shown-order'
import { UndoButton } from './undo-button'
import { useNotePayment } from './use-moves'

type Props = {
  readonly order: ShownOrder
  /** When the order was answered, milliseconds since 1970. */
  readonly readAt: number
}

/** That an order's payment is unconfirmed, and the button that confirms it; for a minute the way back. */
export function PaymentNote({ order, readAt }: Props) {
  const { code, state, fulfillment, payment, paymentUndoMs, pix } = order
  const words = useOrderWords()
  const { note, isNoting } = useNotePayment(code)
  const by = payment.at(-1)?.by
  return (
    <>
      {isUnconfirmed(order) && <p className="font-semibold text-sale-text">{words.unconfirmedAdvice}</p>}
      {words.isPaid && mayArrive(state) && fulfillment !== 'cancelled' && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          aria-disabled={isNoting}
          onClick={() => !isNoting && note({ isUndo: false })}
        >
          {copy.confirm}
        </Button>
      )}
      {pix && (
        <p className="order-paid">
          {pix.seenBy === null ? copy.noPix : copy.pixSeenBy(pix.seenBy)}
          <Button
            variant={pix.seenBy === null ? 'secondary' : 'ghost'}
            size="sm"
            aria-disabled={isNoting}
            onClick={() => !isNoting && note({ isUndo: pix.seenBy !== null })}
          >
            {pix.seenBy === null ? copy.confirmPix : copy.undoLabel}
          </Button>
        </p>
      )}
      {paymentUndoMs !== null && by && (
        <p className="order-paid">
          {copy.confirmedBy(by)}
          <UndoButton
            key={readAt}
            label={copy.undoLabel}
            leftMs={paymentUndoMs}
            isDisabled={isNoting}
            onUndo={() => note({ isUndo: true })}
            {...{ readAt }}
          />
        </p>
      )}
    </>
  )
}
