import { marketTime } from '../domain/market-time.ts'
import { log } from '../server/log.ts'
import { pagesOfOrders } from './newest-first.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'

const dayMs = 86_400_000
/** Orders in one write, the longest a concurrent checkout waits for. */
const ordersAtOnce = 50

type Moment = {
  readonly journal: Pick<OrderJournal, 'list' | 'eraseContact'>
  readonly days: number
  readonly now: number
}

/** Older orders that still have contact data, and none delivered today or later. */
function oldContact(days: number, now: number): OrderFilter {
  return {
    hasContact: true,
    until: new Date(now - days * dayMs).toISOString(),
    windowBefore: marketTime(now).day,
  }
}

/** Keeps products, date, place, price and account of erased orders; safe to run in several processes. */
export async function eraseOldContact({ journal, days, now }: Moment): Promise<number> {
  const filter = oldContact(days, now)
  let erased = 0
  for (;;) {
    const orders = await journal.list({ ...filter, limit: ordersAtOnce })
    // Also truncates the log that a reader kept at an earlier erasing.
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
  readonly isBehind: boolean
  /** All orders would count as old, except those created under this clock. */
  readonly makesAllOld: boolean
}

async function doubtOfClock({ journal, days, now }: Moment): Promise<ClockDoubt> {
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()
  const [[future], [newest]] = await Promise.all([
    journal.list({ since: at(now + toleranceMs), limit: 1 }),
    // A clock that jumped ahead also dates its first orders ahead.
    journal.list({ until: at(now - Math.min(1, days / 2) * dayMs), limit: 1 }),
  ])
  return {
    isBehind: future !== undefined,
    makesAllOld: newest !== undefined && now - Date.parse(newest.createdAt) > days * dayMs,
  }
}

/** Milliseconds; leaves an hour to notice a changed limit. */
const everyMs = 3_600_000
const retryMs = 60_000
/** Rounds before old orders are erased despite the doubt: a day in which the operator can fix the clock. */
const doubtfulRounds = 24

type Options = {
  readonly journal: () => Pick<OrderJournal, 'list' | 'eraseContact'>
  readonly days: number
  readonly now: () => number
}

/** Erases old contact data; waits for a day while a clock ahead of time would make all orders old. */
export function keepErasing({ journal, days, now }: Options): void {
  let roundsInDoubt = 0

  async function erase(): Promise<void> {
    const moment = { journal: journal(), days, now: now() }
    const { isBehind, makesAllOld } = await doubtOfClock(moment)
    const warn = (doubt: string) =>
      log('warn', 'orders.clock-in-doubt', { doubt, now: new Date(moment.now).toISOString() })
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

  /** Logs what the first round will erase, so that an operator can extend the limit in time. */
  async function announce(): Promise<void> {
    let orders = 0
    for await (const page of pagesOfOrders(journal(), oldContact(days, now()))) orders += page.length
    if (orders > 0)
      log('info', 'orders.contact-will-be-erased', { orders, days, inMinutes: everyMs / 60_000 })
  }

  announce().catch(() => undefined)
  setTimeout(round, everyMs).unref()
}
