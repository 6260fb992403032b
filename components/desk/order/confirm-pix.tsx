import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { amountText } from '@/lib/copy/settlement'
import { deskPaymentCopy as copy } from '@/lib/desk/copy/order-words'
import { isFeeOpen } from '@/lib/domain/pickup'
import type { ShownOrder } from './shown-order'
import { useNotePayment } from './use-moves'

/** Distinct amounts the shopper may have paid: the current one and the ordered one. */
const payableAmounts = ({ settlement: { now, ordered }, city, shippingFee }: Props['order']) =>
  isFeeOpen(city, shippingFee)
    ? []
    : [...new Set([now, ordered])].filter((amount) => amount !== null).filter((amount) => amount > 0)

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  readonly order: Pick<ShownOrder, 'code' | 'city' | 'shippingFee' | 'settlement'>
  readonly onConfirmed?: () => void
  /** For windows, which close on failure; the page below shows the error. */
  readonly onFailed?: () => void
}

/** Confirms a Pix payment; a changed total has one button for each amount. */
export function ConfirmPix({ order, onConfirmed, onFailed, ...look }: Props) {
  const { code, settlement } = order
  const { note, isNoting } = useNotePayment(code)
  const amounts = payableAmounts(order)
  const choices = amounts.length > 1 ? amounts : [amounts[0]]
  return choices.map((amount) => (
    <Button
      key={amount ?? null}
      {...look}
      aria-disabled={isNoting}
      onClick={() =>
        !isNoting && note({ amount }, { onSuccess: () => onConfirmed?.(), onError: () => onFailed?.() })
      }
    >
      {amount !== undefined && amounts.length > 1
        ? copy.confirmPixOf(amountText(amount, settlement.currency))
        : copy.confirmPix}
    </Button>
  ))
}
