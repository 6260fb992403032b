import type { ComponentProps } from 'react'
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
import type { ShownOrder } from './shown-order'
import { UndoButton } from './undo-button'
import { useNotePayment } from './use-moves'

/** Text for an unconfirmed Pix payment; omits the total while the freight is open. */
const noPixText = ({ total, shippingFee }: Pick<ShownOrder, 'total' | 'shippingFee'>) =>
  total && shippingFee ? copy.noPixOf(formatMoney(total)) : copy.noPix

/** Lists distinct amounts that may have been paid: current, ordered, with a fee undone since, or (undefined) not known. */
function payableAmounts({ settlement: { now, ordered }, city, shippingFee, history }: ConfirmProps['order']) {
  const known = [now, ordered].filter((amount) => amount !== null).filter((amount) => amount > 0)
  const more = history.flatMap((event) =>
    event.kind === 'fee' ? event.amount - (shippingFee?.amount ?? 0) : [],
  )
  const isOpen = isFeeOpen(city, shippingFee)
  const amounts = [...(isOpen ? [] : [0]), ...more].flatMap((fee) => known.map((amount) => amount + fee))
  return [...(isOpen || amounts.length === 0 ? [undefined] : []), ...new Set(amounts)]
}

type ConfirmProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  readonly order: Pick<ShownOrder, 'code' | 'city' | 'shippingFee' | 'settlement' | 'history'>
  readonly onConfirmed?: () => void
  /** For windows, which close on failure; the page below shows the error. */
  readonly onFailed?: () => void
}

/** Confirms a Pix payment; a changed total has one button for each amount. */
function ConfirmPix({ order, onConfirmed, onFailed, ...look }: ConfirmProps) {
  const { code, settlement } = order
  const { note, isNoting } = useNotePayment(code)
  const amounts = payableAmounts(order)
  return amounts.map((amount) => (
    <Button
      key={amount ?? null}
      {...look}
      aria-disabled={isNoting}
      onClick={() => note({ amount }, { onSuccess: () => onConfirmed?.(), onError: () => onFailed?.() })}
    >
      {amount !== undefined && amounts.length > 1
        ? copy.confirmPixOf(amountText(amount, settlement.currency))
        : copy.confirmPix}
    </Button>
  ))
}

/** State of a Pix payment that does not block the delivery. */
export function PixNote({ order }: Pick<Props, 'order'>) {
  const { code, pix, paid, settlement, city, shippingFee } = order
  const { note, isNoting } = useNotePayment(code)
  if (!pix) return null
  const isKnown = paid !== null && !isFeeOpen(city, shippingFee)
  return (
    <p className="order-paid">
      {pix.seenBy === null
        ? copy.noPix
        : copy.pixSeenBy(pix.seenBy, isKnown ? amountText(paid, settlement.currency) : '')}
      {pix.seenBy === null ? (
        <ConfirmPix variant="outline" size="sm" order={order} />
      ) : order.mark ? null : (
        <Button variant="link" size="sm" aria-disabled={isNoting} onClick={() => note({ isUndo: true })}>
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
          onClick={() => note({ isUndo: false })}
        >
          {copy.confirm}
        </Button>
      )}
      {isDue ? (
        <Alert className="order-due">
          <b className="block">{noPixText(order)}</b>
          <ConfirmPix variant="outline" order={order} />
        </Alert>
      ) : (
        !isBagOpen(fulfillment) && <PixNote order={order} />
      )}
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
  readonly order: ConfirmProps['order'] & Pick<ShownOrder, 'total'>
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
