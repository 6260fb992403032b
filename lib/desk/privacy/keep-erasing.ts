import type { OrderJournal } from '../../orders/order-journal.ts'
import { log } from '../../server/log.ts'
import { eraseOldContact } from './erase-old-contact.ts'

/** Milliseconds: after the rush of a start, and then often enough for a limit in days. */
const firstMs = 60_000
const everyMs = 3_600_000

type Options = {
  readonly journal: () => Pick<OrderJournal, 'list' | 'eraseContact'>
  readonly days: number
}

/**
 * Erases the contact of orders that are old enough, as long as the process lives, whether there is a desk or not. What
 * cannot be erased now is so an hour later.
 */
export function keepErasing({ journal, days }: Options): void {
  async function erase(): Promise<void> {
    try {
      const orders = await eraseOldContact({ journal: journal(), days, now: Date.now() })
      if (orders > 0) log('info', 'orders.contact-erased', { orders, days })
    } catch (error) {
      log('warn', 'orders.contact-not-erased', { message: String(error) })
    }
    setTimeout(erase, everyMs).unref()
  }
  setTimeout(erase, firstMs).unref()
}
