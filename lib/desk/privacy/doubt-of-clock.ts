import type { OrderJournal } from '../../orders/order-journal.ts'

const dayMs = 86_400_000
/** Milliseconds by which the clocks of two machines may differ. */
const toleranceMs = 3_600_000

/** `behind`: an order is younger than now. `all-old`: no order at all is young enough to keep its contact. */
export type ClockDoubt = 'behind' | 'all-old'

type Options = {
  readonly journal: Pick<OrderJournal, 'list'>
  readonly days: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Why the clock may be wrong, seen from the newest order; null: nothing speaks against it. */
export async function doubtOfClock({ journal, days, now }: Options): Promise<ClockDoubt | null> {
  const [newest] = await journal.list({ limit: 1 })
  if (!newest) return null
  const ageMs = now - Date.parse(newest.createdAt)
  if (ageMs < -toleranceMs) return 'behind'
  return ageMs > days * dayMs ? 'all-old' : null
}
