import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fulfillmentStates, mayPick, plainPick, undoMs } from '../domain/fulfillment.ts'
import { orderStates } from '../domain/order.ts'
import { workableStates } from '../domain/order-attention.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import type { JournalSubject } from './order-journal.contract.ts'
import type { CountedJournal, NewPick } from './order-journal.ts'
import { keyOf, moveTo, newOrderOf, orderLineOf } from './testing/sample-orders.ts'

const by = 'ana'
const key = keyOf(1)
const toPicking = { key, from: 'waiting', to: 'picking', by } as const
const found: NewPick = { key, line: 0, state: 'picked', ...plainPick, by }

/** What every journal does for the people of the market. `open` gives an empty one whose clock stands still. */
export function fulfillmentContract(name: string, open: () => Promise<JournalSubject>): void {
  describe(`${name}, as people of the market work with it`, () => {
    let journal: CountedJournal
    let passMilliseconds: JournalSubject['passMilliseconds']
    beforeEach(async () => {
      ;({ journal, passMilliseconds } = await open())
      await journal.create(newOrderOf({ lines: [orderLineOf(), orderLineOf()] }), {
        from: ['recorded'],
        to: 'opened',
      })
    })
    afterEach(() => journal.close())

    const orderNow = async () => journal.findOptional(key)

    it('R49 moves an order along its way, with who did it and when', async () => {
      const before = await orderNow()
      passMilliseconds(1000)
      const moved = await journal.createFulfillmentEvent(toPicking)
      const at = new Date(Date.parse(before?.createdAt ?? '') + 1000).toISOString()
      expect(moved).toEqual({ ...before, fulfillment: 'picking', fulfillmentAt: at })
      expect(await orderNow()).toEqual(moved)
      const moves = [{ at, by, kind: 'move', from: 'waiting', to: 'picking', isUndo: false }]
      expect(await journal.listFulfillmentEvents(key)).toEqual(moves)
      expect(await journal.listFulfillmentEvents(keyOf(2))).toEqual([])
    })

    it('R49 moves nothing that is elsewhere, that may not follow, or that is not there', async () => {
      expect(await journal.createFulfillmentEvent({ ...toPicking, from: 'ready' })).toBeNull()
      expect(await journal.createFulfillmentEvent({ ...toPicking, to: 'delivered' })).toBeNull()
      expect(await journal.createFulfillmentEvent({ ...toPicking, key: keyOf(9) })).toBeNull()
      expect(await journal.listFulfillmentEvents(key)).toEqual([])
    })

    it('R49 moves only what people work on', async () => {
      for (const [number, to] of orderStates.entries()) {
        const other = keyOf(100 + number)
        await journal.create(newOrderOf({ key: other }), { from: ['recorded'], to })
        const moved = await journal.createFulfillmentEvent({ ...toPicking, key: other })
        expect([to, moved !== null]).toEqual([to, workableStates.some((state) => state === to)])
      }
    })

    it('R49 lets one of all win who move the same order at once, and keeps every tick of it', async () => {
      const [moves, ticks] = await Promise.all([
        Promise.all(['ana', 'bia'].map((who) => journal.createFulfillmentEvent({ ...toPicking, by: who }))),
        Promise.all([0, 1].map((line) => journal.savePick({ ...found, line, by: line ? 'bia' : 'ana' }))),
      ])
      expect(moves.filter((order) => order !== null)).toHaveLength(1)
      expect(ticks.map((pick) => pick?.by)).toEqual(['ana', 'bia'])
      expect((await journal.listPicks([key])).get(key)).toEqual(ticks)
      expect(await journal.listFulfillmentEvents(key)).toHaveLength(3)
    })

    it('R49 takes a move back within its time, once, and no other', async () => {
      const begun = await journal.createFulfillmentEvent(toPicking)
      passMilliseconds(5000)
      await journal.createFulfillmentEvent({ ...toPicking, from: 'picking', to: 'ready' })
      passMilliseconds(undoMs - 1)
      const back = { key, from: 'ready', to: 'picking', by: 'bia', isUndo: true } as const
      expect(await journal.createFulfillmentEvent({ ...back, to: 'waiting' })).toBeNull()
      expect(await journal.createFulfillmentEvent(back)).toEqual(begun)
      expect(await journal.createFulfillmentEvent({ ...back, from: 'picking', to: 'ready' })).toBeNull()
      await journal.createFulfillmentEvent({ ...toPicking, from: 'picking', to: 'ready' })
      passMilliseconds(undoMs)
      expect(await journal.createFulfillmentEvent(back)).toBeNull()
      const events = await journal.listFulfillmentEvents(key)
      expect(events.map((event) => event.kind === 'move' && [event.to, event.isUndo])).toEqual([
        ['picking', false],
        ['ready', false],
        ['picking', true],
        ['ready', false],
      ])
    })

    it('R49 waits again as if nothing had been when the first move is taken back', async () => {
      const before = await orderNow()
      await journal.createFulfillmentEvent(toPicking)
      await journal.createFulfillmentEvent({ ...toPicking, from: 'picking', to: 'waiting', isUndo: true })
      expect(await orderNow()).toEqual(before)
    })

    it('R49 does not wait again with a tick on it: the first move is taken back only without any', async () => {
      const back = { ...toPicking, from: 'picking', to: 'waiting', isUndo: true } as const
      await journal.createFulfillmentEvent(toPicking)
      await journal.savePick(found)
      expect(await journal.createFulfillmentEvent(back)).toBeNull()
      await journal.savePick({ ...found, state: 'open' })
      expect(await journal.createFulfillmentEvent(back)).toMatchObject({ fulfillment: 'waiting' })
    })

    it('R49 keeps what became of a line, over what was known of it, and all of it in the history', async () => {
      expect(await journal.listPicks([key])).toEqual(new Map())
      const first = await journal.savePick(found)
      passMilliseconds(10)
      const replaced: NewPick = {
        ...found,
        state: 'replaced',
        quantity: 1,
        weightGrams: 480,
        replacement: "Maçã 'Fuji' 🍎",
        replacementId: variantIdOf(7),
        replacementAmount: 450,
        replacementGrams: 500,
        by: 'bia',
      }
      const second = await journal.savePick(replaced)
      const { key: _key, ...shown } = replaced
      expect(second).toEqual({ ...shown, at: second?.at })
      expect(Date.parse(second?.at ?? '') - Date.parse(first?.at ?? '')).toBe(10)
      expect(await journal.listPicks([key, keyOf(9)])).toEqual(new Map([[key, [second]]]))
      expect(await journal.listFulfillmentEvents(key)).toEqual([
        { kind: 'pick', ...first },
        { kind: 'pick', ...second },
      ])
    })

    it('R49 accepts the same tick again: it stays as it was', async () => {
      const first = await journal.savePick(found)
      passMilliseconds(10)
      expect(await journal.savePick({ ...found, by: 'bia' })).toEqual(first)
      expect(await journal.listFulfillmentEvents(key)).toHaveLength(1)
    })

    it('R56 writes down what goes in place of a line at another price, though it is called the same', async () => {
      const replaced: NewPick = { ...found, state: 'replaced', replacement: 'Maçã' }
      await journal.savePick(replaced)
      for (const more of [{ replacementAmount: 450 }, { replacementId: variantIdOf(7) }])
        expect(await journal.savePick({ ...replaced, ...more })).toMatchObject({
          ...plainPick,
          ...more,
          replacement: 'Maçã',
        })
      expect(await journal.listFulfillmentEvents(key)).toHaveLength(3)
    })

    it('R49 overwrites nothing that its picker has not seen, no matter who has written it', async () => {
      const both = await Promise.all([
        journal.savePick({ ...found, seen: null }),
        journal.savePick({ ...found, state: 'missing', by: 'bia', seen: null }),
      ])
      expect(both).toEqual([both[0], both[0]])
      const line = 1
      const mine = await journal.savePick({ ...found, line, seen: null })
      passMilliseconds(10)
      const weighed: NewPick = { ...found, line, weightGrams: 480 }
      expect(await journal.savePick({ ...weighed, seen: null })).toEqual(mine)
      const own = await journal.savePick({ ...weighed, seen: mine?.at ?? '' })
      expect(own?.weightGrams).toBe(480)
      const theirs: NewPick = { ...found, line, state: 'missing', by: 'bia' }
      expect(await journal.savePick({ ...theirs, seen: mine?.at ?? '' })).toEqual(own)
      expect(await journal.savePick({ ...theirs, seen: own?.at ?? '' })).toMatchObject({ by: 'bia' })
    })

    it.each(fulfillmentStates)(
      'R49 keeps a tick of an order that is %s only before it leaves',
      async (state) => {
        await journal.savePick(found)
        await moveTo(journal, key, state)
        const line = 1
        expect((await journal.savePick({ ...found, line })) !== null).toBe(mayPick(state))
        const other = await journal.savePick({ ...found, state: 'missing' })
        expect(other?.state).toBe(mayPick(state) ? 'missing' : 'picked')
      },
    )

    it.each([-1, 2, 999])('R49 keeps no tick of line %i of an order of two', async (line) => {
      expect(await journal.savePick({ ...found, line })).toBeNull()
      expect(await journal.savePick({ ...found, key: keyOf(9) })).toBeNull()
      expect(await journal.listFulfillmentEvents(key)).toEqual([])
    })

    it('R50 has another revision after every change, and the same one without any', async () => {
      const seen = new Set([await journal.revision()])
      const changes = [
        () => journal.create(newOrderOf({ key: keyOf(2) })),
        () => journal.createEvent({ key, from: ['opened'], to: 'arrived' }),
        () => journal.createFulfillmentEvent(toPicking),
        () => journal.savePick(found),
        () => journal.eraseContact([key]),
      ]
      for (const [index, change] of changes.entries()) {
        await change()
        seen.add(await journal.revision())
        seen.add(await journal.revision())
        expect(seen.size).toBe(index + 2)
      }
    })

    it('counts what people work on by state, from a day on as well', async () => {
      const states = fulfillmentStates.map((state) => [state, 0])
      const none = { ...Object.fromEntries(states), unconfirmed: 0 }
      passMilliseconds(1000)
      const { order } = await journal.create(newOrderOf({ key: keyOf(2) }))
      await journal.createEvent({ key: keyOf(2), from: ['recorded'], to: 'unknown' })
      await journal.create(newOrderOf({ key: keyOf(3) }))
      await journal.createFulfillmentEvent(toPicking)
      await journal.create(newOrderOf({ key: keyOf(4) }), { from: ['recorded'], to: 'opened' })
      await journal.create(newOrderOf({ key: keyOf(5) }), { from: ['recorded'], to: 'payment-cancelled' })
      const all = { waiting: 1, picking: 1, attention: 1, unconfirmed: 1 }
      expect(await journal.countForDesk()).toEqual({ ...none, ...all })
      expect(await journal.countForDesk(order.createdAt)).toEqual({ ...none, ...all, picking: 0 })
    })
  })
}
