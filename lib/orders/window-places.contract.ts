import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderDelivery } from '../domain/order.ts'
import type { JournalSubject } from './order-journal.contract.ts'
import type { OrderJournal } from './order-journal.ts'
import { keyOf, newOrderOf, sampleDelivery } from './testing/sample-orders.ts'

const window = '2026-01-02T16:00/18:00'
const sending = { from: ['recorded', 'refused', 'failed'], to: 'sending' } as const
const minuteMs = 60_000

/** Places in windows of delivery, in every journal. `open` gives an empty one whose clock stands still. */
export function windowPlacesContract(name: string, open: () => Promise<JournalSubject>): void {
  describe(`${name} as a book of places in windows`, () => {
    let journal: OrderJournal
    let passMilliseconds: JournalSubject['passMilliseconds']
    beforeEach(async () => {
      ;({ journal, passMilliseconds } = await open())
    })
    afterEach(() => journal.close())

    const orderOf = (number: number, deliveryWindow = window) =>
      newOrderOf({ key: keyOf(number), delivery: { ...sampleDelivery, deliveryWindow } })
    const take = (number: number, places: number) =>
      journal.createInWindow(orderOf(number), sending, { window, places })
    const load = async () => (await journal.countInWindows('2026-01-02')).get(window) ?? 0
    const move = (number: number, to: 'opened' | 'arrived' | 'refused' | 'failed' | 'payment-cancelled') =>
      journal.createEvent({ key: keyOf(number), from: ['sending', 'opened', 'unknown'], to })

    it('R73 gives each place once, however many ask at once, and writes nothing of who gets none', async () => {
      const taken = await Promise.all([1, 2, 3, 4, 5].map((number) => take(number, 2)))
      const winners = taken.filter((written) => written !== null)
      expect(winners.map(({ isNew, isMoved }) => [isNew, isMoved])).toEqual([
        [true, true],
        [true, true],
      ])
      expect(winners[0]?.order).toMatchObject({ state: 'sending', delivery: { deliveryWindow: window } })
      expect(await journal.list({})).toHaveLength(2)
      expect(await load()).toBe(2)
    })

    it('R73 gives a place back that was refused, failed, or cancelled by shopper or market', async () => {
      for (const [number, to] of (['refused', 'failed', 'payment-cancelled'] as const).entries()) {
        expect(await take(number, 1)).not.toBeNull()
        expect(await take(9, 1)).toBeNull()
        await move(number, to)
        expect(await load()).toBe(0)
      }
      expect(await take(4, 1)).not.toBeNull()
      await move(4, 'arrived')
      await journal.createFulfillmentEvent({ key: keyOf(4), from: 'waiting', to: 'cancelled', by: 'ana' })
      expect(await take(5, 1)).not.toBeNull()
    })

    it('R73 holds a place for 60 minutes while it may be paid, and for good once it is', async () => {
      await take(1, 1)
      await move(1, 'opened')
      passMilliseconds(60 * minuteMs - 1)
      expect(await take(2, 1)).toBeNull()
      passMilliseconds(1)
      expect(await take(2, 1)).not.toBeNull()
      // Paid late: it keeps its window, which then holds one more than it has places for.
      await move(1, 'arrived')
      expect(await load()).toBe(2)
      passMilliseconds(24 * 60 * minuteMs)
      await move(2, 'arrived')
      expect(await load()).toBe(2)
      expect(await take(3, 2)).toBeNull()
    })

    it('R73 holds a place of what the market has begun, paid or not', async () => {
      await take(1, 1)
      await journal.createEvent({ key: keyOf(1), from: ['sending'], to: 'unknown' })
      await journal.createFulfillmentEvent({ key: keyOf(1), from: 'waiting', to: 'picking', by: 'ana' })
      passMilliseconds(90 * minuteMs)
      expect(await take(2, 1)).toBeNull()
    })

    it('R73 counts an order once that asks the store again, and answers a repeated one though all is full', async () => {
      await take(1, 1)
      await move(1, 'refused')
      expect(await take(1, 1)).toMatchObject({ isNew: false, isMoved: true })
      expect(await take(1, 1)).toMatchObject({ isNew: false, isMoved: false, order: { state: 'sending' } })
      await move(1, 'refused')
      await take(2, 1)
      expect(await take(1, 1)).toBeNull()
      expect((await journal.findOptional(keyOf(1)))?.state).toBe('refused')
    })

    it('R73 leaves the place of a message that was not sent to the order that its shopper makes in its stead', async () => {
      const room = { window, places: 1, isByMessage: true }
      const other = { ...sampleDelivery, deliveryWindow: window, whatsappNormalized: '+5547911112222' }
      const takeByMessage = (number: number, delivery: OrderDelivery | null = orderOf(1).delivery) =>
        journal.createInWindow(newOrderOf({ key: keyOf(number), delivery }), sending, room)
      await takeByMessage(1)
      // While it is on its way, it may be sent.
      expect(await takeByMessage(2)).toBeNull()
      await move(1, 'opened')
      expect(await takeByMessage(2, other)).toBeNull()
      expect(await takeByMessage(2, { ...other, whatsappNormalized: null })).toBeNull()
      expect(await take(2, 1)).toBeNull()
      expect(await takeByMessage(2)).not.toBeNull()
      await move(2, 'opened')
      // Until one of them is sent, each has the place.
      for (const number of [1, 2]) expect(await journal.hasPlace(orderOf(number), room)).toBe(true)
      await move(2, 'arrived')
      expect(await journal.hasPlace(orderOf(1), room)).toBe(false)
      expect(await takeByMessage(3)).toBeNull()
    })

    it('R73 says of an order that holds its place no more whether there is one yet', async () => {
      const room = { window, places: 1, isByMessage: true }
      await take(1, 1)
      await move(1, 'opened')
      passMilliseconds(61 * minuteMs)
      expect(await journal.hasPlace(orderOf(1), room)).toBe(true)
      await take(2, 1)
      expect(await journal.hasPlace(orderOf(1), { ...room, isByMessage: false })).toBe(false)
      await move(2, 'arrived')
      expect(await journal.hasPlace(orderOf(1), room)).toBe(false)
      expect(await journal.hasPlace(orderOf(1), { ...room, places: 2 })).toBe(true)
    })

    it('counts windows from a day on, apart from each other', async () => {
      const other = '2026-01-03T09:00/12:00'
      await take(1, 5)
      await journal.createInWindow(orderOf(2, other), sending, { window: other, places: 1 })
      await journal.create(newOrderOf({ key: keyOf(3) }), sending)
      expect(await journal.countInWindows('2026-01-02')).toEqual(
        new Map([
          [window, 1],
          [other, 1],
        ]),
      )
      expect(await journal.countInWindows('2026-01-03')).toEqual(new Map([[other, 1]]))
      expect((await journal.list({ window })).map(({ key }) => key)).toEqual([keyOf(1)])
    })
  })
}
