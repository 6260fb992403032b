import 'server-only'
import { getOrderJournal } from '../../../orders/get-order-journal.ts'
import { log } from '../../../server/log.ts'
import { isDeskOn } from '../session/desk-switch.ts'
import { releaseOverdue } from './release-overdue.ts'

/** Milliseconds. */
const everyMs = 60_000
/** Milliseconds after the start: by then a database that is there is open. */
const firstMs = 2000

/** Gives pieces back as long as the process lives; what cannot be done now is so a minute later. */
export function keepReleasing(pieces: Parameters<typeof releaseOverdue>[0]['pieces']): void {
  async function round(): Promise<void> {
    try {
      const orders = await releaseOverdue({ journal: getOrderJournal(), pieces, isDeskOn })
      if (orders > 0) log('info', 'orders.pieces-given-back', { orders })
    } catch (error) {
      log('warn', 'orders.pieces-not-given-back', { message: String(error) })
    }
    setTimeout(round, everyMs).unref()
  }
  setTimeout(round, firstMs).unref()
}
