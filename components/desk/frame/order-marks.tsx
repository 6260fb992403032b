import { Store } from 'lucide-react'
import { codeText } from '@/lib/copy/order'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { deskOrdersCopy, situationText } from '@/lib/desk/copy/orders'
import { awaitsPayment, isPlaced } from '@/lib/domain/order-attention'
import { pickupAddress } from '@/lib/domain/pickup'

type Placed = Pick<DeskOrderSummary, 'state' | 'fulfillment'>

/** Colour key: the market's state, or the payment's before an order is placed. */
export const colouredBy = (order: Placed) =>
  isPlaced(order) && !awaitsPayment(order) ? order.fulfillment : 'not-paid'

export function OrderState({ order }: { readonly order: Placed }) {
  return (
    <span className="order-state" data-state={colouredBy(order)}>
      {situationText(order)}
    </span>
  )
}

/** Delivery or pickup place, with an icon. */
export function OrderPlace({ city, unknown }: { readonly city: string | null; readonly unknown: string }) {
  const address = pickupAddress(city)
  if (address === null) return city ?? unknown
  return (
    <>
      <span className="order-pickup">
        <Store className="size-4" />
        {deskOrdersCopy.pickup}
      </span>{' '}
      {address}
    </>
  )
}

/** Letters people use to name an order. */
const calledBy = 4

/** Shows the end of the code large. */
export function OrderCode({ code }: { readonly code: string }) {
  const text = codeText(code)
  return (
    <span className="order-code">
      <span className="order-code-start">{text.slice(0, -calledBy)}</span>
      <b className="order-code-end">{text.slice(-calledBy)}</b>
    </span>
  )
}
