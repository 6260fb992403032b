import { describe, expect, it } from 'vitest'
import type { OrderJournal } from './order-journal.ts'
import { keyOf, moveTo, newOrderOf } from './testing/sample-orders.ts'

const by = 'ana'
const key = keyOf(1)

/** About when an order arrives, whatever it is kept in. `open` gives an empty journal. */
export function arrivalContract(name: string, open: () => Promise<{ readonly journal: OrderJournal }>): void {
  describe(`${name}, of an order on its way`, () => {
    it('R49 keeps about when an order on its way arrives, changed or taken back, and forgets it with the next way', async () => {
      const { journal } = await open()
      await journal.create(newOrderOf(), { from: ['recorded'], to: 'opened' })
      const say = (arrivesAt: string | null) => journal.saveArrival({ key, arrivesAt, by })
      const [one, other] = ['2026-01-02T14:20:00.000Z', '2026-01-02T15:00:00.000Z'] as const
      expect(await say(one)).toBeNull()
      const revision = await journal.revision()
      await moveTo(journal, key, 'on-the-way')
      expect((await say(one))?.arrivesAt).toBe(one)
      expect((await say(other))?.arrivesAt).toBe(other)
      expect(await journal.revision()).not.toBe(revision)
      const delivered = await journal.createFulfillmentEvent({ key, from: 'on-the-way', to: 'delivered', by })
      expect(delivered?.arrivesAt).toBeNull()
      const undo = { key, from: 'delivered', to: 'on-the-way', by, isUndo: true } as const
      expect((await journal.createFulfillmentEvent(undo))?.arrivesAt).toBe(other)
      expect((await say(null))?.arrivesAt).toBeNull()
      await say(one)
      await journal.createFulfillmentEvent({ key, from: 'on-the-way', to: 'ready', by })
      const again = await journal.createFulfillmentEvent({ key, from: 'ready', to: 'on-the-way', by })
      expect(again?.arrivesAt).toBeNull()
      await journal.close()
    })
  })
}
