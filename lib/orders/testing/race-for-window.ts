import { expect } from 'vitest'
import type { OrderJournal } from '../order-journal.ts'
import { keyOf, newOrderOf, sampleDelivery } from './sample-orders.ts'

/** Two processes' journals on one database sell a window at once that fits seven of twenty orders. */
export async function raceForWindow(journals: readonly [OrderJournal, OrderJournal]): Promise<void> {
  const window = '2026-01-02T16:00/18:00'
  const delivery = { ...sampleDelivery, deliveryWindow: window }
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      journals[number % 2 === 0 ? 0 : 1].createInWindow(
        newOrderOf({ key: keyOf(number), delivery }),
        { from: ['recorded'], to: 'sending' },
        { window, places: 7 },
      ),
    ),
  )
  expect(taken.filter((written) => written?.isMoved)).toHaveLength(7)
  expect(await journals[0].countInWindows('2026-01-02')).toEqual(new Map([[window, 7]]))
}
