import { marketTime } from '../domain/market-time.ts'
import { log } from '../server/log.ts'
import { pagesOfOrders } from './newest-first.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'

const dayMs = 86_400_000
/** Of one write: a checkout that comes meanwhile waits for no more than that. */
const ordersAtOnce = 50

type Moment = {
  readonly journal: Pick<OrderJournal, 'list' | 'eraseContact'>
  /** How old an order is that keeps its contact no longer. */
  readonly days: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Orders that are older and still have it; none that is to come today or later. */
function oldContact(days: number, now: number): OrderFilter {
  return {
    hasContact: true,
    until: new Date(now - days * dayMs).toISOString(),
    windowBefore: marketTime(now).day,
  }
}

/**
 * Takes number and notes out of all orders that are older; how many there were. What was sold, when, where and for how
 * much stays, and whose order it is: an account still finds it, and the next person at a device does not. Several processes
 * may do it at once: what one has erased, no other finds. In the end nothing of what was ever erased is left in the files.
 */
export async function eraseOldContact({ journal, days, now }: Moment): Promise<number> {
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

/** Milliseconds by which the clocks of two machines may differ. */
const toleranceMs = 3_600_000

type ClockDoubt = {
  /** An order is younger than now. */
  readonly isBehind: boolean
  /** No order is young enough to keep its contact, but for what came with this very clock. */
  readonly makesAllOld: boolean
}

/** What speaks against the clock, seen from the newest orders. */
async function doubtOfClock({ journal, days, now }: Moment): Promise<ClockDoubt> {
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()
  const [[future], [newest]] = await Promise.all([
    journal.list({ since: at(now + toleranceMs), limit: 1 }),
    // A clock that has leapt ahead dates the orders of its first day ahead too.
    journal.list({ until: at(now - Math.min(1, days / 2) * dayMs), limit: 1 }),
  ])
  return {
    isBehind: future !== undefined,
    makesAllOld: newest !== undefined && now - Date.parse(newest.createdAt) > days * dayMs,
  }
}

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
