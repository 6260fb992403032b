import type { OrderFilter, OrderJournal } from './order-journal.ts'

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

/** Orders that are older, and still have it. */
export function oldContact(days: number, now: number): OrderFilter {
  return { hasContact: true, until: new Date(now - days * dayMs).toISOString() }
}

/**
 * Takes number and notes out of all orders that are older; how many there were. What was sold, when, where and for how
 * much stays, and whose order it is: an account still finds it, and the next person at a device does not. Several processes
 * may do it at once: what one has erased, no other finds. In the end nothing of what was ever erased is left in the files.
 */
export async function eraseOldContact({ journal, days, now }: Options): Promise<number> {
  const filter = oldContact(days, now)
  let erased = 0
  for (;;) {
    const orders = await journal.list({ ...filter, limit: ordersAtOnce })
    // Without any it empties what a reader held up at an earlier erasing.
    erased += await journal.eraseContact(
      orders.map(({ key }) => key),
      { account: true },
    )
    if (orders.length === 0) return erased
    await new Promise((resolve) => setImmediate(resolve))
  }
}
