import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settledMark } from '../domain/difference.ts'
import { plainPick, undoMs } from '../domain/fulfillment.ts'
import type { OrderKey } from '../domain/order.ts'
import { enteredFee } from '../domain/payment-confirmation.ts'
import type { JournalSubject } from './order-journal.contract.ts'
import type { CountedJournal } from './order-journal.ts'
import { keyOf, moveTo, newOrderOf, orderLineOf } from './testing/sample-orders.ts'

/** How what is open of orders is settled, whatever they are kept in. `open` gives an empty journal whose clock stands still. */
export function differencesContract(name: string, open: () => Promise<JournalSubject>): void {
  describe(`${name} as a journal of differences`, () => {
    let journal: CountedJournal
    let passMilliseconds: JournalSubject['passMilliseconds']
    beforeEach(async () => {
      ;({ journal, passMilliseconds } = await open())
    })
    afterEach(() => journal.close())

    /** Names the mark of an order that stands. */
    const markOf = async (key: OrderKey) => settledMark(await journal.listFulfillmentEvents(key))

    it('R85 notes once that the whole difference was settled, and takes that back once', async () => {
      const key = keyOf(1)
      const mark = { key, by: 'ana', amount: -1180, isByMessage: false }
      const undo = { key, by: 'bia', isByMessage: false, undoes: new Date(0).toISOString() }
      const move = { key, by: 'ana' } as const
      const missing = { ...plainPick, ...move, line: 0, state: 'missing' } as const
      const lines = [orderLineOf({}), orderLineOf({ quantity: 1 })]
      await journal.create(newOrderOf({ lines }), { from: ['recorded'], to: 'arrived' })
      await journal.createFulfillmentEvent({ ...move, from: 'waiting', to: 'picking' })
      await journal.savePick(missing)
      // The bag is open: it may still be found.
      expect(await journal.listClosed('2000-01-01T00:00:00.000Z')).toEqual(new Map())
      expect(await journal.createDifferenceMark(mark)).toBe(false)
      await journal.createFulfillmentEvent({ ...move, from: 'picking', to: 'ready' })
      expect(await journal.createDifferenceMark({ ...mark, amount: -1179 })).toBe(false)
      expect(await journal.createDifferenceMark(undo)).toBe(false)
      expect(await journal.createDifferenceMark({ ...mark, isByMessage: true })).toBe(false)
      const before = await journal.revision()
      const both = await Promise.all([mark, { ...mark, by: 'bia' }].map(journal.createDifferenceMark))
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await journal.revision()).not.toBe(before)
      passMilliseconds(undoMs * 10)
      expect(await journal.createDifferenceMark(undo)).toBe(false)
      const seen = { ...undo, undoes: (await markOf(key))?.at ?? '' }
      const undone = await Promise.all([seen, { ...seen, by: 'ana' }].map(journal.createDifferenceMark))
      expect(undone.filter(Boolean)).toHaveLength(1)
      expect(await markOf(key)).toBeNull()
      expect(await journal.createDifferenceMark(mark)).toBe(true)
      const events = (await journal.listHistories([key], 'payment', 'difference')).get(key)
      expect(events).toMatchObject([
        { kind: 'difference', isUndo: false, amount: -1180 },
        { kind: 'difference', isUndo: true, amount: -1180 },
        { kind: 'difference', isUndo: false, amount: -1180, by: 'ana' },
      ])
      expect(await journal.createDifferenceMark({ ...mark, key: keyOf(9) })).toBe(false)
    })

    it('R85 a mark holds for the difference that it settled: of another one the rest is open, until the whole is settled', async () => {
      const key = keyOf(1)
      const work = { key, by: 'ana' } as const
      const mark = { ...work, amount: -590, isByMessage: false }
      const lines = [0, 1, 2].map(() => orderLineOf({ quantity: 1 }))
      await journal.create(newOrderOf({ lines }), { from: ['recorded'], to: 'arrived' })
      await moveTo(journal, key, 'ready')
      await journal.savePick({ ...plainPick, ...work, line: 0, state: 'missing' })
      expect(await journal.createDifferenceMark(mark)).toBe(true)
      const closed = await journal.listClosed('2000-01-01T00:00:00.000Z')
      passMilliseconds(1000)
      await journal.savePick({ ...plainPick, ...work, line: 1, state: 'missing' })
      expect(await journal.createDifferenceMark(mark)).toBe(false)
      expect(await journal.createDifferenceMark({ ...mark, amount: -1180 })).toBe(true)
      const [[closedKey, stamp] = []] = await journal.listClosed('2000-01-01T00:00:00.000Z')
      expect(closedKey).toBe(key)
      expect(stamp).not.toBe(closed.get(key))
      expect(await journal.listClosed('2999-01-01T00:00:00.000Z')).toEqual(new Map())
      // It has taken the place of the one before.
      const undo = { ...work, isByMessage: false, undoes: (await markOf(key))?.at ?? '' }
      expect(await journal.createDifferenceMark(undo)).toBe(true)
      expect(await markOf(key)).toBeNull()
    })

    it('R85 a Pix is confirmed as long as a difference of it is settled', async () => {
      const key = keyOf(1)
      const work = { key, by: 'ana' } as const
      const mark = { ...work, isByMessage: true }
      const lines = [orderLineOf(), orderLineOf()]
      await journal.create(newOrderOf({ lines }), { from: ['recorded'], to: 'opened' })
      await journal.createPaymentNote({ ...work, isUndo: false, amount: 3560 })
      await moveTo(journal, key, 'ready')
      await journal.savePick({ ...plainPick, ...work, line: 0, state: 'missing' })
      expect(await journal.createDifferenceMark({ ...mark, amount: -1180 })).toBe(true)
      const takeBack = { ...work, by: 'bia', isUndo: true }
      expect(await journal.createPaymentNote(takeBack)).toBe(false)
      // Cancelled, all of it is to go back.
      await journal.createFulfillmentEvent({ ...work, from: 'ready', to: 'cancelled' })
      expect(await journal.createDifferenceMark({ ...mark, amount: -2380 })).toBe(false)
      expect(await journal.createDifferenceMark({ ...mark, amount: -3560 })).toBe(true)
      expect(await journal.createDifferenceMark({ ...mark, amount: -3560 })).toBe(false)
      await journal.createDifferenceMark({ ...mark, undoes: (await markOf(key))?.at ?? '' })
      expect(await journal.createPaymentNote(takeBack)).toBe(true)
    })

    it('R75 a fee that was to be agreed is entered once, whoever is faster, and taken back before it is paid or leaves', async () => {
      const [key, known] = [keyOf(1), keyOf(2)]
      const fee = { key, by: 'ana', amount: 500, isByMessage: true }
      const feeOf = async () => (await journal.findOptional(key))?.shipping.fee
      const shipping = { zone: null, fee: null, weightGrams: null }
      await journal.create(newOrderOf({ shipping, delivery: null }), { from: ['recorded'], to: 'opened' })
      await journal.create(newOrderOf({ key: known }), { from: ['recorded'], to: 'opened' })
      expect(await journal.createFee({ ...fee, key: known })).toBe(false)
      // Its hosted checkout asks for place and fee.
      expect(await journal.createFee({ ...fee, isByMessage: false })).toBe(false)
      const before = await journal.revision()
      const both = await Promise.all([fee, { ...fee, by: 'bia', amount: 700 }].map(journal.createFee))
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await journal.revision()).not.toBe(before)
      const entered = enteredFee(await journal.listFulfillmentEvents(key))
      expect(entered?.amount).toBe(await feeOf())
      const undo = { key, by: 'bia', isByMessage: true, undoes: entered?.at ?? '' }
      await journal.createPaymentNote({ key, by: 'ana', isUndo: false })
      expect(await journal.createFee(undo)).toBe(false)
      await journal.createPaymentNote({ key, by: 'ana', isUndo: true })
      expect(await journal.createFee({ ...undo, undoes: 'before' })).toBe(false)
      const undone = await Promise.all([undo, undo].map(journal.createFee))
      expect(undone.filter(Boolean)).toHaveLength(1)
      expect(await feeOf()).toBeNull()
      expect(await journal.createFee({ ...fee, amount: 0 })).toBe(true)
      await moveTo(journal, key, 'on-the-way')
      expect(await journal.createFee(undo)).toBe(false)
      expect(await feeOf()).toBe(0)
    })
  })
}
