import { addDays } from '../../../domain/market-time.ts'
import { isSold } from '../../../domain/order.ts'
import { workableStates } from '../../../domain/order-attention.ts'
import { settleOrder } from '../../../domain/settlement.ts'
import { pagesOfOrders } from '../../../orders/newest-first.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { forEachYielding } from '../../../server/timing.ts'
import type { DeskNumbers } from '../../api/numbers.ts'
import { dayOf, spanOfDay } from '../market-days.ts'

/** Sums settled sales with delivery, unsettled ones as ordered; `now` in milliseconds since 1970. */
export async function countSales(
  journal: Pick<OrderJournal, 'list' | 'listPicks'>,
  { days, now }: { readonly days: number; readonly now: number },
): Promise<DeskNumbers> {
  const sums = new Map<string, { orders: number; amount: number }>()
  let sold = 0
  let withoutTotal = 0
  const { since } = spanOfDay(addDays(dayOf(now), 1 - days))
  for await (const orders of pagesOfOrders(journal, { since, states: workableStates })) {
    const picks = await journal.listPicks(orders.map(({ key }) => key))
    await forEachYielding(orders.filter(isSold), (order) => {
      sold += 1
      const { ordered, now: settled, currency } = settleOrder(order, picks.get(order.key) ?? [])
      const total = settled ?? ordered
      if (total === null || currency === null) {
        withoutTotal += 1
        return
      }
      const sum = sums.get(currency) ?? { orders: 0, amount: 0 }
      sums.set(currency, { orders: sum.orders + 1, amount: sum.amount + total })
    })
  }
  const revenue = [...sums]
    .toSorted(([, one], [, other]) => other.orders - one.orders)
    .map(([currency, { orders, amount }]) => ({ currency, amount, average: Math.round(amount / orders) }))
  return { sold, revenue, withoutTotal }
}
