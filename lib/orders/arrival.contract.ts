import { describe, expect, it } from 'vitest'
import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { OrderJournal } from './order-journal.ts'
import { keyOf, moveTo, newOrderOf, sampleDelivery } from './testing/sample-orders.ts'

const by = 'ana'
const key = keyOf(1)

/** About when an order arrives, whatever it is kept in. `open` gives an empty journal. */
export function arrivalContract(name: string, open: () => Promise<{ readonly journal: OrderJournal }>): void {
  describe(`${name}, of when an order arrives`, () => {
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
      expect(await say(one)).toBeNull()
      const undo = { key, from: 'delivered', to: 'on-the-way', by, isUndo: true } as const
      expect((await journal.createFulfillmentEvent(undo))?.arrivesAt).toBe(other)
      expect((await say(null))?.arrivesAt).toBeNull()
      await say(one)
      await journal.createFulfillmentEvent({ key, from: 'on-the-way', to: 'ready', by })
      const again = await journal.createFulfillmentEvent({ key, from: 'ready', to: 'on-the-way', by })
      expect(again?.arrivesAt).toBeNull()
      await journal.close()
    })

    it('R49 lists of orders under way what says when they come', async () => {
      const { journal } = await open()
      const deliveryWindow = '2026-01-02T16:00/18:00'
      const arrivesAt = '2026-01-02T14:20:00.000Z'
      const take = (number: number, window?: string) =>
        journal.create(
          newOrderOf({ key: keyOf(number), delivery: { ...sampleDelivery, deliveryWindow: window } }),
          { from: ['recorded'], to: 'arrived' },
        )
      const { order } = await take(1, deliveryWindow)
      await take(2)
      await take(3)
      await take(4, deliveryWindow)
      await journal.saveArrival({ key: keyOf(2), arrivesAt, by })
      await journal.createFulfillmentEvent({ key: keyOf(4), from: 'waiting', to: 'cancelled', by })
      const one = { state: 'arrived', fulfillment: 'waiting', city: 'Balneário Camboriú' }
      const listed = await journal.listComing('2026-01-01T00:00:00.000Z')
      expect(listed.toSorted((a, b) => (a.window ?? '').localeCompare(b.window ?? ''))).toEqual([
        { ...one, arrivesAt, window: null },
        { ...one, arrivesAt: null, window: deliveryWindow },
      ])
      expect(await journal.listComing(new Date(Date.parse(order.createdAt) + 1000).toISOString())).toEqual([])
      await journal.close()
    })

    it('R49 keeps a new hour that was announced before an order left, also of one that waits, when it leaves', async () => {
      const { journal } = await open()
      await journal.create(newOrderOf(), { from: ['recorded'], to: 'opened' })
      await journal.createEvent({ key, from: ['opened'], to: 'arrived' })
      const move = (from: FulfillmentState, to: FulfillmentState, isUndo = false) =>
        journal.createFulfillmentEvent({ key, from, to, by, isUndo })
      const [one, other] = ['2026-01-02T14:20:00.000Z', '2026-01-02T15:00:00.000Z'] as const
      expect((await journal.saveArrival({ key, arrivesAt: one, by }))?.arrivesAt).toBe(one)
      await move('waiting', 'picking')
      await move('picking', 'ready')
      await move('ready', 'on-the-way')
      await move('on-the-way', 'ready', true)
      expect((await move('ready', 'on-the-way'))?.arrivesAt).toBe(one)
      await move('on-the-way', 'ready')
      await journal.saveArrival({ key, arrivesAt: other, by })
      const announced = (await journal.listFulfillmentEvents(key)).filter(({ kind }) => kind === 'arrival')
      expect(announced).toEqual([
        { kind: 'arrival', at: expect.any(String), by, arrivesAt: one },
        { kind: 'arrival', at: expect.any(String), by, arrivesAt: other },
      ])
      expect((await move('ready', 'on-the-way'))?.arrivesAt).toBe(other)
      await journal.close()
    })
  })
}
