import { Store } from '@/components/ui/icons'
import { codeText } from '@/lib/copy/order'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { deskOrdersCopy, situationText } from '@/lib/desk/copy/orders'
import { awaitsPayment, workableStates } from '@/lib/domain/order-attention'
import { pickupAddress } from '@/lib/domain/pickup'

type Placed = Pick<DeskOrderSummary, 'state' | 'fulfillment'>

/** What an order is coloured by: where the market is with it, or that it is none to work on yet. */
export const colouredBy = (order: Placed) =>
  workableStates.some((state) => state === order.state) && !awaitsPayment(order)
    ? order.fulfillment
    : 'not-paid'

/** Where an order is, in a word and the colour that this has everywhere. */
export function OrderState({ order }: { readonly order: Placed }) {
  return (
    <span className="order-state" data-state={colouredBy(order)}>
      {situationText(order)}
    </span>
  )
}

/** Where an order goes, or that it is fetched, and where: that is seen before it is read. */
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

/** Letters that people call an order by across the counter. */
const calledBy = 4

/** The code of an order: its end large, the rest small. */
export function OrderCode({ code }: { readonly code: string }) {
  const text = codeText(code)
  return (
    <span className="order-code">
      <span className="order-code-start">{text.slice(0, -calledBy)}</span>
      <b className="order-code-end">{text.slice(-calledBy)}</b>
    </span>
  )
}
