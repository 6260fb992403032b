import { subscriptionsContract } from '../server/database/push-table.contract.ts'
import type { OrderJournal } from './order-journal.ts'
import { keyOf } from './testing/sample-orders.ts'

type Subject = { readonly journal: OrderJournal; readonly passMilliseconds: (count: number) => void }

/** Browsers that are notified of orders, whatever those are kept in. */
export function orderSubscriptionsContract(name: string, open: () => Promise<Subject>): void {
  subscriptionsContract(`the journal of ${name}`, async () => {
    const { journal, passMilliseconds } = await open()
    const keysOf = async (count: number) => Array.from({ length: count }, (_, index) => keyOf(index + 1))
    return { subscriptions: journal, keysOf, passMilliseconds }
  })
}
