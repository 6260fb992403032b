import { subscriptionsContract } from '../server/database/push-table.contract.ts'
import type { JournalSubject } from './order-journal.contract.ts'
import { keyOf } from './testing/sample-orders.ts'

/** Browsers that are notified of orders, whatever those are kept in. */
export function orderSubscriptionsContract(name: string, open: () => Promise<JournalSubject>): void {
  subscriptionsContract(`the journal of ${name}`, async () => {
    const { journal, passMilliseconds } = await open()
    const keysOf = async (count: number) => Array.from({ length: count }, (_, index) => keyOf(index + 1))
    return { subscriptions: journal, keysOf, passMilliseconds }
  })
}
