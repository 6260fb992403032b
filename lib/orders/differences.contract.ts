import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { differenceMarks } from '../domain/difference.ts'
import { plainPick, undoMs } from '../domain/fulfillment.ts'
import type { OrderKey } from '../domain/order.ts'
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

    /** When that was done which was done last. */
    const lastOf = async (key: OrderKey) => (await journal.listFulfillmentEvents(key)).at(-1)?.at

    it('R85 notes once that the difference was given back, as it stands then, and takes the last note back', async () => {
      const key = keyOf(1)
      const mark = { key, by: 'ana', isUndo: false, amount: -1180, isByMessage: false }
      const undo = { ...mark, by: 'bia', isUndo: true, seen: new Date(0).toISOString() }
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
      const seen = await lastOf(key)
      // Neither one that was not seen, nor what a desk of before that was sent takes back.
      for (const other of [undo, { ...undo, seen: undefined }, { ...undo, seen, amount: -590 }])
        expect(await journal.createDifferenceMark(other)).toBe(false)
      expect(await journal.createDifferenceMark({ ...undo, seen })).toBe(true)
      expect(await journal.createDifferenceMark({ ...undo, seen })).toBe(false)
      expect(await journal.createDifferenceMark(mark)).toBe(true)
      // One more is missing: what is open now is that alone.
      await journal.savePick({ ...missing, line: 1 })
      expect(await journal.createDifferenceMark(mark)).toBe(false)
      const closed = await journal.listClosed('2000-01-01T00:00:00.000Z')
      expect(await journal.createDifferenceMark({ ...mark, amount: -590 - 1200, means: 'pix' })).toBe(true)
      const [[closedKey, stamp] = []] = await journal.listClosed('2000-01-01T00:00:00.000Z')
      expect(closedKey).toBe(key)
      expect(stamp).not.toBe(closed.get(key))
      expect(await journal.listClosed('2999-01-01T00:00:00.000Z')).toEqual(new Map())
      const events = (await journal.listHistories([key], 'payment', 'difference')).get(key)
      expect(events).toMatchObject([
        { kind: 'difference', isUndo: false, amount: -1180 },
        { kind: 'difference', isUndo: true, amount: -1180, by: 'bia' },
        { kind: 'difference', isUndo: false, amount: -1180, by: 'ana' },
        { kind: 'difference', isUndo: false, amount: -1790, by: 'ana', means: 'pix' },
      ])
      expect(events?.slice(0, 3).every((event) => !('means' in event))).toBe(true)
      expect(await journal.listFulfillmentEvents(key)).toEqual(expect.arrayContaining([...(events ?? [])]))
      expect(await journal.createDifferenceMark({ ...mark, key: keyOf(9) })).toBe(false)
    })

    it('R85 takes one of two like marks back, whoever says it at once or again', async () => {
      const key = keyOf(1)
      const work = { key, by: 'ana' } as const
      const mark = { ...work, isUndo: false, amount: -590, isByMessage: false }
      const lines = [0, 1, 2].map(() => orderLineOf({ quantity: 1 }))
      await journal.create(newOrderOf({ lines }), { from: ['recorded'], to: 'arrived' })
      await moveTo(journal, key, 'ready')
      for (const line of [0, 1]) {
        await journal.savePick({ ...plainPick, ...work, line, state: 'missing' })
        passMilliseconds(1000)
        expect(await journal.createDifferenceMark(mark)).toBe(true)
      }
      const undo = { ...mark, isUndo: true, seen: await lastOf(key) }
      const both = await Promise.all([undo, { ...undo, by: 'bia' }].map(journal.createDifferenceMark))
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await journal.createDifferenceMark(undo)).toBe(false)
      expect(differenceMarks(await journal.listFulfillmentEvents(key))).toHaveLength(1)
    })

    it('R85 keeps what was given back of a Pix: cancelled, the rest is; and its confirmation holds meanwhile', async () => {
      const key = keyOf(1)
      const work = { key, by: 'ana' } as const
      const mark = { ...work, isUndo: false, isByMessage: true }
      const lines = [orderLineOf(), orderLineOf()]
      await journal.create(newOrderOf({ lines }), { from: ['recorded'], to: 'opened' })
      await journal.createPaymentNote({ ...work, isUndo: false, amount: 3560 })
      await moveTo(journal, key, 'ready')
      await journal.savePick({ ...plainPick, ...work, line: 0, state: 'missing' })
      expect(await journal.createDifferenceMark({ ...mark, amount: -1180 })).toBe(true)
      const takeBack = { ...work, by: 'bia', isUndo: true }
      expect(await journal.createPaymentNote(takeBack)).toBe(false)
      const first = await lastOf(key)
      await journal.createFulfillmentEvent({ ...work, from: 'ready', to: 'cancelled' })
      passMilliseconds(undoMs)
      expect(await journal.createDifferenceMark({ ...mark, amount: -3560 })).toBe(false)
      expect(await journal.createDifferenceMark({ ...mark, amount: -2380 })).toBe(true)
      expect(await journal.createDifferenceMark({ ...mark, amount: -2380 })).toBe(false)
      expect(await journal.createPaymentNote(takeBack)).toBe(false)
      // One after the other, the last one first.
      const undo = { ...mark, isUndo: true }
      const second = { ...undo, amount: -2380, seen: await lastOf(key) }
      expect(await journal.createDifferenceMark({ ...undo, amount: -1180, seen: first })).toBe(false)
      expect(await journal.createDifferenceMark(second)).toBe(true)
      expect(await journal.createDifferenceMark({ ...undo, amount: -1180, seen: first })).toBe(true)
      expect(await journal.createDifferenceMark({ ...mark, amount: -3560 })).toBe(true)
      await journal.createDifferenceMark({ ...undo, amount: -3560, seen: await lastOf(key) })
      expect(await journal.createPaymentNote(takeBack)).toBe(true)
    })
  })
}
