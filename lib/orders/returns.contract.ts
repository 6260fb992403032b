import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { undoMs } from '../domain/fulfillment.ts'
import { arrivableStates } from '../domain/payment-confirmation.ts'
import type { JournalSubject } from './order-journal.contract.ts'
import type { CountedJournal } from './order-journal.ts'
import { recordReturn } from './record-return.ts'
import { keyOf, newOrderOf, sampleReturns } from './testing/sample-orders.ts'

/** How orders arrive, whatever they are kept in. `open` gives an empty journal whose clock stands still. */
export function returnsContract(name: string, open: () => Promise<JournalSubject>): void {
  describe(`${name} as a journal of who is back from the payment`, () => {
    let journal: CountedJournal
    let passMilliseconds: JournalSubject['passMilliseconds']
    beforeEach(async () => {
      ;({ journal, passMilliseconds } = await open())
    })
    afterEach(() => journal.close())

    /** The store is asked, and given what leads back to us. */
    const asked = { from: ['recorded'], to: 'sending', changes: { returnValues: sampleReturns } } as const
    const giveUp = () => recordReturn(journal, { key: keyOf(1), value: sampleReturns.cancellation })
    const arrive = () => recordReturn(journal, { key: keyOf(1), value: sampleReturns.arrival })

    it('R75 notes once that the market was paid, by one of all who say it at once, and takes that back', async () => {
      const note = { key: keyOf(1), by: 'ana', isUndo: false, amount: 1770 }
      await journal.create(newOrderOf(), { from: ['recorded'], to: 'opened' })
      const back = { key: keyOf(1), by: 'bia', isUndo: true }
      expect(await journal.createPaymentNote(back)).toBe(false)
      const both = await Promise.all([note, { ...note, by: 'bia' }].map(journal.createPaymentNote))
      expect(both.filter(Boolean)).toHaveLength(1)
      passMilliseconds(undoMs * 10)
      expect(await journal.createPaymentNote(back)).toBe(true)
      expect(await journal.createPaymentNote(back)).toBe(false)
      const events = await journal.listFulfillmentEvents(keyOf(1))
      expect(events).toMatchObject([
        { kind: 'payment', isUndo: false, amount: 1770 },
        { kind: 'payment', isUndo: true },
      ])
      expect(await journal.createPaymentNote({ ...note, key: keyOf(9) })).toBe(false)
      await journal.createFulfillmentEvent({ key: keyOf(1), from: 'waiting', to: 'picking', by: 'ana' })
      const keys = [keyOf(1), keyOf(9)]
      expect(await journal.listHistories(keys, 'payment')).toEqual(new Map([[keyOf(1), events]]))
      expect((await journal.listHistories(keys)).get(keyOf(1))).toHaveLength(3)
    })

    it('R45 lets an order of unknown outcome arrive, and what came of it be added later', async () => {
      await journal.create(newOrderOf(), asked)
      expect(await arrive()).toEqual({ by: 'arrival', moved: null })
      await journal.createEvent({ key: keyOf(1), from: ['sending'], to: 'unknown' })
      const arrivals = await Promise.all([1, 2].map(arrive))
      expect(arrivals.filter((proven) => proven?.moved?.state === 'arrived')).toHaveLength(1)
      const changes = { paymentUrl: 'https://pay.example/1', metadataSent: true }
      await journal.createEvent({ key: keyOf(1), from: ['arrived'], to: 'arrived', changes })
      expect(await journal.findOptional(keyOf(1))).toMatchObject({ state: 'arrived', ...changes })
      const events = await journal.listEvents(keyOf(1))
      expect(events.map(({ from, to }) => [from, to]).slice(2)).toEqual([
        ['sending', 'unknown'],
        ['unknown', 'arrived'],
        ['arrived', 'arrived'],
      ])
    })

    it.each(['recorded', 'sending', 'refused', 'failed'] as const)(
      'R45 lets no order arrive that is %s: its shopper saw no payment',
      async (state) => {
        await journal.create(newOrderOf(), { ...asked, to: state })
        expect(await arrive()).toEqual({ by: 'arrival', moved: null })
        expect((await journal.findOptional(keyOf(1)))?.state).toBe(state)
      },
    )

    it('R54 lets an order arrive by the value that its store was given first, and by no other', async () => {
      const returnValues = { arrival: 'x'.repeat(32), cancellation: 'y'.repeat(32) }
      await journal.create(newOrderOf(), asked)
      await journal.createEvent({ key: keyOf(1), from: ['sending'], to: 'refused' })
      const again = { from: ['refused'], to: 'sending', changes: { returnValues } } as const
      expect((await journal.create(newOrderOf(), again)).order.returnValues).toEqual(sampleReturns)
      await journal.createEvent({ key: keyOf(1), from: ['sending'], to: 'opened' })
      for (const value of ['', returnValues.arrival, returnValues.cancellation, keyOf(1)]) {
        expect(await recordReturn(journal, { key: keyOf(1), value })).toBeNull()
      }
      expect(await recordReturn(journal, { key: keyOf(2), value: sampleReturns.arrival })).toBeNull()
      expect((await journal.findOptional(keyOf(1)))?.state).toBe('opened')
      expect((await arrive())?.moved?.state).toBe('arrived')
    })

    it.each(['opened', 'unknown'] as const)(
      'R55 gives up an order that is %s when its shopper cancels, until it is paid after all',
      async (state) => {
        await journal.create(newOrderOf(), { ...asked, to: state })
        expect((await giveUp())?.moved?.state).toBe('payment-cancelled')
        expect(await giveUp()).toEqual({ by: 'cancellation', moved: null })
        const begin = { key: keyOf(1), from: 'waiting', to: 'picking', by: 'ana' } as const
        expect(await journal.createFulfillmentEvent(begin)).toBeNull()
        expect((await arrive())?.moved?.state).toBe('arrived')
        expect(await giveUp()).toEqual({ by: 'cancellation', moved: null })
        expect((await journal.findOptional(keyOf(1)))?.state).toBe('arrived')
      },
    )

    it('R55 gives up nothing that was handed over, and stops what is being picked', async () => {
      const move = { key: keyOf(1), by: 'ana' } as const
      await journal.create(newOrderOf(), { ...asked, to: 'opened' })
      await journal.createFulfillmentEvent({ ...move, from: 'waiting', to: 'picking' })
      expect((await giveUp())?.moved).toMatchObject({ state: 'payment-cancelled', fulfillment: 'picking' })
      const paid = await journal.createEvent({ ...move, from: arrivableStates, to: 'arrived' })
      expect(paid?.state).toBe('arrived')
      await journal.createFulfillmentEvent({ ...move, from: 'picking', to: 'ready' })
      await journal.createFulfillmentEvent({ ...move, from: 'ready', to: 'delivered' })
      await journal.createEvent({ key: keyOf(1), from: ['arrived'], to: 'opened' })
      expect(await giveUp()).toEqual({ by: 'cancellation', moved: null })
    })

    it('R54 lets no order arrive whose store was given no values', async () => {
      await journal.create(newOrderOf(), { from: ['recorded'], to: 'opened' })
      for (const value of ['', 'null', 'undefined']) {
        expect(await recordReturn(journal, { key: keyOf(1), value })).toBeNull()
      }
    })

    it('R54 takes the word of a person who saw it paid, under their name, and takes it back within a minute', async () => {
      const key = keyOf(1)
      const confirm = { key, from: arrivableStates, to: 'arrived', by: 'ana' } as const
      const takeBack = { key, from: ['arrived'], to: 'opened', by: 'bia', isUndo: true } as const
      await journal.create(newOrderOf(), asked)
      await journal.createEvent({ key, from: ['sending'], to: 'opened' })
      expect(await journal.createEvent({ ...takeBack, from: ['opened'] })).toBeNull()
      expect((await journal.createEvent(confirm))?.state).toBe('arrived')
      expect(await journal.createEvent({ ...takeBack, to: 'unknown' })).toBeNull()
      expect((await journal.createEvent(takeBack))?.state).toBe('opened')
      expect(await journal.createEvent(takeBack)).toBeNull()
      const events = await journal.listEvents(key)
      expect(events.slice(-2)).toMatchObject([
        { from: 'opened', to: 'arrived', by: 'ana' },
        { from: 'arrived', to: 'opened', by: 'bia' },
      ])
      await journal.createEvent(confirm)
      passMilliseconds(undoMs)
      expect(await journal.createEvent(takeBack)).toBeNull()
    })

    it('R54 keeps what the shopper shows meanwhile, whatever a person takes back', async () => {
      const key = keyOf(1)
      await journal.create(newOrderOf(), asked)
      await journal.createEvent({ key, from: ['sending'], to: 'opened' })
      await journal.createEvent({ key, from: ['opened'], to: 'arrived', by: 'ana' })
      for (const _ of [1, 2]) expect(await arrive()).toEqual({ by: 'arrival', moved: null })
      const undo = { key, from: ['arrived'], to: 'opened', by: 'ana', isUndo: true } as const
      expect(await journal.createEvent(undo)).toBeNull()
      expect((await journal.listEvents(key)).map(({ by }) => by)).toEqual([null, null, null, 'ana', null])
    })
  })
}
