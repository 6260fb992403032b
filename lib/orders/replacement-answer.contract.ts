import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paidFor } from '../domain/difference.ts'
import { fulfillmentStates, type LinePick, mayPick, offerOf, plainPick } from '../domain/fulfillment.ts'
import { settleOrder } from '../domain/settlement.ts'
import type { NewPick, NewReplacementAnswer, OrderJournal } from './order-journal.ts'
import { keyOf, moveTo, newOrderOf, orderLineOf } from './testing/sample-orders.ts'

const by = 'ana'
const key = keyOf(1)
const fuji: NewPick = { ...plainPick, key, line: 0, state: 'replaced', replacement: 'Maçã Fuji', by }

/** What shoppers say of what goes in the place of a line. `open` gives an empty journal. */
export function replacementAnswerContract(
  name: string,
  open: () => Promise<{ readonly journal: OrderJournal }>,
): void {
  describe(`${name}, as its shopper answers`, () => {
    let journal: OrderJournal
    beforeEach(async () => {
      ;({ journal } = await open())
      await journal.create(newOrderOf({ lines: [orderLineOf(), orderLineOf()] }), {
        from: ['recorded'],
        to: 'arrived',
      })
    })
    afterEach(() => journal.close())

    const standing = async (line = 0) =>
      (await journal.listPicks([key])).get(key)?.find((pick) => pick.line === line)
    const offer = (pick: LinePick | null | undefined) => (pick && offerOf(pick)) ?? ''
    const say = (answer: NewReplacementAnswer['answer'], to: LinePick | null | undefined, line = 0) =>
      journal.saveReplacementAnswer({ key, line, offer: offer(to), answer })

    it('R84 keeps one answer beside the tick, sent again or not, and in the history', async () => {
      const put = await journal.savePick(fuji)
      const revision = await journal.revision()
      const refused = { ...put, answer: 'refused' }
      expect(await say('refused', put)).toEqual(refused)
      expect(await journal.revision()).not.toBe(revision)
      expect(await say('refused', put)).toEqual(refused)
      // Given on another device, and sent only now.
      expect(await say('accepted', put)).toBeNull()
      expect(await standing()).toEqual(refused)
      const answers = (await journal.listFulfillmentEvents(key)).filter(({ kind }) => kind === 'answer')
      expect(answers).toMatchObject([{ answer: 'refused', by: null, line: 0, replacement: 'Maçã Fuji' }])
    })

    it('R84 is open again once something else, or another price or number of it, goes in that place', async () => {
      const others: readonly Partial<NewPick>[] = [
        { replacement: 'Maçã Gala' },
        { replacementAmount: 450 },
        { quantity: 1 },
      ]
      for (const other of others) {
        const put = await journal.savePick(fuji)
        await say('refused', put)
        const next = await journal.savePick({ ...fuji, ...other })
        expect(next).not.toHaveProperty('answer')
        // Given to what stood there before.
        expect(await say('accepted', put)).toBeNull()
        expect(await say('accepted', next)).toMatchObject({ ...other, answer: 'accepted' })
      }
      await journal.savePick({ ...fuji, state: 'picked', replacement: null })
      expect(await standing()).not.toHaveProperty('answer')
    })

    it('R84 is open again where the same is offered anew, after something else stood there', async () => {
      await say('refused', await journal.savePick(fuji))
      await journal.savePick({ ...fuji, state: 'missing', replacement: null })
      const again = await journal.savePick(fuji)
      expect(again).not.toHaveProperty('answer')
      expect(await standing()).not.toHaveProperty('answer')
      expect(await say('accepted', again)).toMatchObject({ answer: 'accepted' })
    })

    it('R84 R85 what was refused and put on the scale after that was not taken', async () => {
      await say('refused', await journal.savePick({ ...fuji, replacementAmount: 3000 }))
      await journal.savePick({ ...fuji, replacementAmount: 3000, weightGrams: 480 })
      await moveTo(journal, key, 'ready')
      await journal.createPaymentNote({ key, by, isUndo: false })
      const order = await journal.findOptional(key)
      const picks = (await journal.listPicks([key])).get(key)
      if (!order || !picks) throw new Error('no order was taken')
      const paid = paidFor(order, await journal.listFulfillmentEvents(key), { isByMessage: true })
      expect(paid).toBe(1180 + 1200)
      expect(settleOrder(order, picks).now).toBe(paid)
    })

    it('R84 holds while the same is put on the scale', async () => {
      await say('refused', await journal.savePick(fuji))
      expect(await journal.savePick({ ...fuji, weightGrams: 480 })).toMatchObject({
        weightGrams: 480,
        answer: 'refused',
      })
    })

    it('S72 is taken for no line where nothing stands in the place of what was ordered', async () => {
      const put = await journal.savePick(fuji)
      for (const line of [1, -1, 7]) expect(await say('accepted', put, line)).toBeNull()
      await journal.savePick({ ...fuji, state: 'missing', replacement: null })
      expect(await say('accepted', put)).toBeNull()
      expect(await say('accepted', null)).toBeNull()
      const unknown = { key: keyOf(9), line: 0, offer: offer(put), answer: 'accepted' } as const
      expect(await journal.saveReplacementAnswer(unknown)).toBeNull()
    })

    it.each(fulfillmentStates)('R84 is taken of an order that is %s only before it leaves', async (state) => {
      const put = await journal.savePick(fuji)
      await moveTo(journal, key, state)
      expect((await say('accepted', put)) !== null).toBe(mayPick(state))
      expect((await standing())?.answer).toBe(mayPick(state) ? 'accepted' : undefined)
    })

    it('S72 counts for what its shopper saw alone, though the market puts something else there at that moment', async () => {
      for (let round = 0; round < 20; round += 1) {
        const put = await journal.savePick(fuji)
        const [, other] = await Promise.all([
          say('accepted', put),
          journal.savePick({ ...fuji, replacement: `Maçã ${round}` }),
        ])
        expect(other?.replacement).toBe(`Maçã ${round}`)
        const now = await standing()
        expect(now).toMatchObject({ replacement: `Maçã ${round}` })
        expect(now).not.toHaveProperty('answer')
      }
    })
  })
}
