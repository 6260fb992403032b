import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { OrderRow } from './order-row'

const { columns } = copy

/** Cards on phones, dense rows under one line of names on wide screens. */
export function OrderRows({ orders }: { readonly orders: readonly DeskOrderSummary[] }) {
  if (orders.length === 0) return null
  return (
    <>
      <div className="desk-columns" aria-hidden="true">
        <span>{columns.code}</span>
        <span>{columns.state}</span>
        <span>{columns.time}</span>
        <span>{columns.city}</span>
        <span>{columns.lines}</span>
        <span className="text-right">{columns.total}</span>
      </div>
      <ul className="desk-rows">
        {orders.map((order) => (
          <OrderRow key={order.code} order={order} />
        ))}
      </ul>
    </>
  )
}
