import type { OrderJournal } from '../../orders/order-journal.ts'

const dayMs = 86_400_000
/** Of one write: a checkout that comes meanwhile waits for no more than that. */
const ordersAtOnce = 50

type Options = {
  readonly journal: Pick<OrderJournal, 'list' | 'eraseContact'>
  /** How old an order is that keeps its contact no longer. */
  readonly days: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Takes number and notes out of all orders that are older; how many there were. What was sold, when, where and for how
 * much stays, and whose order it is: an account still finds it, and the next person at a device does not. Several processes may do it at once: what one has erased, no other finds.
 */
export async function eraseOldContact({ journal, days, now }: Options): Promise<number> {
  const until = new Date(now - days * dayMs).toISOString()
  let erased = 0
  for (;;) {
    const orders = await journal.list({ hasContact: true, until, limit: ordersAtOnce })
    if (orders.length === 0) return erased
    erased += await journal.eraseContact(
      orders.map(({ key }) => key),
      { account: true },
    )
    await new Promise((resolve) => setImmediate(resolve))
  }
}
