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
  readonly journal: () => Pick<
    OrderJournal,
    'list' | 'eraseContact' | 'findErasingRound' | 'saveErasingRound'
  >
  readonly days: number
  readonly now: () => number
}

/** Erases old contact data hourly, across restarts; waits for a day while a clock ahead of time would make all orders old. */
export function keepErasing({ journal, days, now }: Options): void {
  let isAnnounced = false

  /** Returns the number of consecutive rounds in doubt. */
  async function erase(moment: Moment, inDoubt: number): Promise<number> {
    const { isBehind, makesAllOld } = await doubtOfClock(moment)
    const warn = (doubt: string) =>
      log('warn', 'orders.clock-in-doubt', { doubt, now: new Date(moment.now).toISOString() })
    if (isBehind) warn('behind')
    if (makesAllOld && inDoubt < doubtfulRounds) warn('all-old')
    else {
      const orders = await eraseOldContact(moment)
      if (orders > 0) log('info', 'orders.contact-erased', { orders, days })
    }
    return makesAllOld ? inDoubt + 1 : 0
  }

  /** Logs what the next round will erase, so that an operator can extend the limit in time. */
  async function announce({ journal: opened, now: time }: Moment, waitMs: number): Promise<number> {
    let orders = 0
    if (!isAnnounced)
      for await (const page of pagesOfOrders(opened, oldContact(days, time))) orders += page.length
    isAnnounced = true
    const inMinutes = Math.ceil(waitMs / 60_000)
    if (orders > 0) log('info', 'orders.contact-will-be-erased', { orders, days, inMinutes })
    return waitMs
  }

  /** Returns the milliseconds until the next one. */
  async function round(): Promise<number> {
    const opened = journal()
    const moment = { journal: opened, days, now: now() }
    const last = await opened.findErasingRound()
    const isFirst = last?.days !== days
    const sinceMs = isFirst ? everyMs : moment.now - Date.parse(last.at)
    if (Math.abs(sinceMs) < everyMs) return announce(moment, everyMs - Math.max(0, sinceMs))
    const inDoubt = isFirst ? 0 : await erase(moment, last.inDoubt)
    await opened.saveErasingRound({ days, at: new Date(moment.now).toISOString(), inDoubt })
    return isFirst ? announce(moment, everyMs) : everyMs
  }

  async function goOn(): Promise<void> {
    const waitMs = await round().catch((error: unknown) => {
      log('warn', 'orders.contact-not-erased', { message: String(error) })
      return retryMs
    })
    setTimeout(goOn, waitMs).unref()
  }

  void goOn()
}
