import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { amountText } from '@/lib/copy/settlement'
import { deskPaymentCopy as copy } from '@/lib/desk/copy/order-words'
import { pickupAddress } from '@/lib/domain/pickup'
import type { ShownOrder } from './shown-order'
import { useNotePayment } from './use-moves'

/** Whether the freight is known, without which no sum is what was paid. */
export const isFeeKnown = ({ city, shippingFee }: Pick<ShownOrder, 'city' | 'shippingFee'>) =>
  shippingFee !== null || pickupAddress(city) !== null

/** What its shopper may have paid, each once: what it comes to, and what was ordered, which the code said before. */
const payableAmounts = ({ settlement: { now, ordered }, ...order }: Props['order']) =>
  isFeeKnown(order)
    ? [...new Set([now, ordered])].filter((amount) => amount !== null).filter((amount) => amount > 0)
    : []

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  readonly order: Pick<ShownOrder, 'code' | 'city' | 'shippingFee' | 'settlement'>
  readonly onConfirmed?: () => void
  /** Of a window, which closes then: what went wrong is said on the page below. */
  readonly onFailed?: () => void
}

/** Says that a person has seen a Pix on the account. Where the sum has changed since it was ordered, each has its button. */
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
