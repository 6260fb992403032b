import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { OrderRow } from './order-row'

/** What needs a person before all else, in plain words. */
export function AttentionOrders({ orders }: { readonly orders: readonly DeskOrderSummary[] }) {
  if (orders.length === 0) return null
  return (
    <section className="desk-attention">
      <h2 className="desk-attention-title">{copy.attention.title}</h2>
      <ul className="desk-rows">
        {orders.map((order) => (
          <OrderRow key={order.code} order={order} />
        ))}
      </ul>
    </section>
  )
}
