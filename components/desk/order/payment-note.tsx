import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/copy/money'
import { amountText } from '@/lib/copy/settlement'
import { deskPaymentCopy as copy } from '@/lib/desk/copy/order-words'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { isUnconfirmed } from '@/lib/domain/order-attention'
import { mayArrive } from '@/lib/domain/payment-confirmation'
import { isFeeOpen } from '@/lib/domain/pickup'
import { isPixOpen } from '@/lib/domain/pix-due'
import { DeskWindow } from '../frame/desk-window'
import { useOrderWords } from '../frame/order-words'
import { ConfirmPix } from './confirm-pix'
import type { ShownOrder } from './shown-order'
import { UndoButton } from './undo-button'
import { useNotePayment } from './use-moves'

/** Text for an unconfirmed Pix payment; omits the total while the freight is open. */
const noPixText = ({ total, shippingFee }: Pick<ShownOrder, 'total' | 'shippingFee'>) =>
  total && shippingFee ? copy.noPixOf(formatMoney(total)) : copy.noPix

/** Confirmed amount; '' when unknown. */
function paidText(order: ShownOrder): string {
  const { paid, settlement, city, shippingFee } = order
  return paid === null || isFeeOpen(city, shippingFee) ? '' : amountText(paid, settlement.currency)
}

/** Overdue Pix payment with its confirmation button. */
function OpenPix({ order }: Pick<Props, 'order'>) {
  return (
    <Alert className="order-due">
      <b className="block">{noPixText(order)}</b>
      <ConfirmPix variant="outline" order={order} />
    </Alert>
  )
}

/** State of a Pix payment that does not block the delivery. */
export function PixNote({ order }: Pick<Props, 'order'>) {
  const { code, pix } = order
  const { note, isNoting } = useNotePayment(code)
  if (!pix) return null
  return (
    <p className="order-paid">
      {pix.seenBy === null ? copy.noPix : copy.pixSeenBy(pix.seenBy, paidText(order))}
      {pix.seenBy === null ? (
        <ConfirmPix variant="outline" size="sm" order={order} />
      ) : order.mark ? null : (
        <Button
          variant="link"
          size="sm"
          aria-disabled={isNoting}
          onClick={() => !isNoting && note({ isUndo: true })}
        >
          {copy.undoLabel}
        </Button>
      )}
    </p>
  )
}

type Props = {
  readonly order: ShownOrder
  /** Milliseconds since 1970; time of the answer. */
  readonly readAt: number
}

/** Unconfirmed payment with its button, and an undo for a minute. */
export function PaymentNote({ order, readAt }: Props) {
  const { code, state, fulfillment, payment, paymentUndoMs, isPlaced } = order
  const words = useOrderWords()
  const isDue = isPlaced && isPixOpen(order)
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
      {isDue && <OpenPix order={order} />}
      {!isDue && !isBagOpen(fulfillment) && <PixNote order={order} />}
      {paymentUndoMs !== null && by && !order.mark && (
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

type UnpaidProps = {
  readonly order: Pick<ShownOrder, 'code' | 'city' | 'pix' | 'total' | 'shippingFee' | 'settlement'>
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** Asks about an unconfirmed Pix payment before the order leaves. */
export function UnpaidWindow({ order, onLeave, onClose }: UnpaidProps) {
  const { unpaidQuestion } = copy
  return (
    <DeskWindow title={noPixText(order)} onClose={onClose}>
      <p className="mt-1 mb-5">{unpaidQuestion.detail}</p>
      <div className="grid gap-2">
        <Button onClick={onClose}>{unpaidQuestion.back}</Button>
        <ConfirmPix variant="secondary" order={order} onConfirmed={onLeave} onFailed={onClose} />
        <Button variant="outline" onClick={onLeave}>
          {unpaidQuestion.confirm}
        </Button>
      </div>
    </DeskWindow>
  )
}
