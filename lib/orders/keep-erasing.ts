import { log } from '../server/log.ts'
import { doubtOfClock } from './doubt-of-clock.ts'
import { eraseOldContact, oldContact } from './erase-old-contact.ts'
import { pagesOfOrders } from './newest-first.ts'
import type { OrderJournal } from './order-journal.ts'

/** Milliseconds: often enough for a limit in days, and an operator who has set another one has an hour to see it. */
const everyMs = 3_600_000
/** Milliseconds after which what could not be done is tried again. */
const retryMs = 60_000
/** So many rounds go by before all that there is counts as old: a day, in which the operator can put the clock right. */
const doubtfulRounds = 24

type Options = {
  readonly journal: () => Pick<OrderJournal, 'list' | 'eraseContact'>
  readonly days: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Erases the contact of orders that are old enough, as long as the process lives, whether there is a desk or not. What
 * cannot be erased now is so a minute later. While a clock that may be ahead makes all orders old, nothing is erased; a
 * market that has sold nothing for so long looks the same, so after a day of it all is erased.
 */
export function keepErasing({ journal, days, now }: Options): void {
  let roundsInDoubt = 0

  async function erase(): Promise<void> {
    const moment = { journal: journal(), days, now: now() }
    const { isBehind, makesAllOld } = await doubtOfClock(moment)
    const warn = (doubt: string) =>
      log('warn', 'orders.clock-in-doubt', { doubt, now: new Date(moment.now).toISOString() })
    // What is old by a clock that is behind is older still.
    if (isBehind) warn('behind')
    roundsInDoubt = makesAllOld ? roundsInDoubt + 1 : 0
    if (makesAllOld && roundsInDoubt <= doubtfulRounds) return warn('all-old')
    const orders = await eraseOldContact(moment)
    if (orders > 0) log('info', 'orders.contact-erased', { orders, days })
  }

  async function round(): Promise<void> {
    let nextMs = everyMs
    try {
      await erase()
    } catch (error) {
      log('warn', 'orders.contact-not-erased', { message: String(error) })
      nextMs = retryMs
    }
    setTimeout(round, nextMs).unref()
  }

  /** What the first round will do, for an operator who wants to keep it for longer. */
  async function announce(): Promise<void> {
    let orders = 0
    for await (const page of pagesOfOrders(journal(), oldContact(days, now()))) orders += page.length
    if (orders > 0)
      log('info', 'orders.contact-will-be-erased', { orders, days, inMinutes: everyMs / 60_000 })
  }

  // Where the journal cannot be read now, the round says so.
  announce().catch(() => undefined)
  setTimeout(round, everyMs).unref()
}
