import type { OrderJournal } from './order-journal.ts'

const dayMs = 86_400_000
/** Milliseconds by which the clocks of two machines may differ. */
const toleranceMs = 3_600_000

export type ClockDoubt = {
  /** An order is younger than now. */
  readonly isBehind: boolean
  /** No order of the past is young enough to keep its contact. */
  readonly makesAllOld: boolean
}

type Options = {
  readonly journal: Pick<OrderJournal, 'list'>
  readonly days: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What speaks against the clock, seen from the newest orders. */
export async function doubtOfClock({ journal, days, now }: Options): Promise<ClockDoubt> {
  const present = new Date(now + toleranceMs).toISOString()
  const [[future], [newest]] = await Promise.all([
    journal.list({ since: present, limit: 1 }),
    journal.list({ until: present, limit: 1 }),
  ])
  return {
    isBehind: future !== undefined,
    makesAllOld: newest !== undefined && now - Date.parse(newest.createdAt) > days * dayMs,
  }
}
