import type { OrderJournal } from '../../orders/order-journal.ts'
import { log } from '../../server/log.ts'
import { eraseOldContact } from './erase-old-contact.ts'

/** Milliseconds: often enough for a limit in days, and an operator who has set another one has an hour to see it. */
const everyMs = 3_600_000
/** Milliseconds after which what could not be done is tried again. */
const retryMs = 60_000

type Options = {
  readonly journal: () => Pick<OrderJournal, 'list' | 'eraseContact'>
  readonly days: number
}

/**
 * Erases the contact of orders that are old enough, as long as the process lives, whether there is a desk or not. What
 * cannot be erased now is so a minute later.
 */
export function keepErasing({ journal, days }: Options): void {
  async function erase(): Promise<void> {
    let nextMs = everyMs
    try {
      const orders = await eraseOldContact({ journal: journal(), days, now: Date.now() })
      if (orders > 0) log('info', 'orders.contact-erased', { orders, days })
    } catch (error) {
      log('warn', 'orders.contact-not-erased', { message: String(error) })
      nextMs = retryMs
    }
    setTimeout(erase, nextMs).unref()
  }
  setTimeout(erase, everyMs).unref()
}
