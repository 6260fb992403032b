import { describe, expect, it } from 'vitest'
import { newOrderOf, orderLineOf } from '../orders/testing/sample-orders.ts'
import { differenceMarks, inTheEnd, returnBy, takenFor } from './difference.ts'
import { type FulfillmentEvent, type FulfillmentState, plainPick } from './fulfillment.ts'

const at = '2026-11-25T12:00:00.000Z'
const said = { at, by: 'ana' }
const move = (from: FulfillmentState, to: FulfillmentState): FulfillmentEvent => {
  return { ...said, kind: 'move', from, to, isUndo: false }
}
const paid = (isUndo = false): FulfillmentEvent => ({ ...said, kind: 'payment', isUndo })
const paidOf = (amount: number): FulfillmentEvent => ({ ...said, kind: 'payment', isUndo: false, amount })
const pick = (state: 'picked' | 'missing'): FulfillmentEvent => {
  return { ...said, kind: 'pick', ...plainPick, line: 0, state }
}

const { shipping } = newOrderOf({})
const order = {
  state: 'arrived',
  fulfillment: 'ready',
  shipping,
  lines: [orderLineOf({}), orderLineOf({ quantity: 1 })],
} as const
/** With delivery; of the second line alone. */
const [ordered, less] = [1770 + 1200, 590 + 1200]
const begun = move('waiting', 'picking')
const closed = move('picking', 'ready')
const byMessage = (...history: FulfillmentEvent[]) => takenFor(order, history, { isByMessage: true })

describe('the money that was taken for an order', () => {
  it('R85 is what was ordered where the checkout of a store took it, and nothing before that is known', () => {
    const atStore = { isByMessage: false }
    expect(takenFor(order, [begun, pick('missing'), closed], atStore)).toBe(ordered)
    for (const state of ['opened', 'unknown', 'payment-cancelled'] as const) {
      expect(takenFor({ ...order, state }, [], atStore)).toBeNull()
    }
  })

  it('R85 is nothing of an order by message until a person has seen it paid', () => {
    expect(byMessage()).toBeNull()
    expect(byMessage(begun, pick('missing'), closed, move('ready', 'on-the-way'))).toBeNull()
    expect(byMessage(paid(), paid(true))).toBeNull()
  })

  it('R85 is what was ordered where it was seen before the bag was closed, and else what that came to', () => {
    expect(byMessage(paid(), begun, pick('missing'), closed)).toBe(ordered)
    expect(byMessage(begun, pick('missing'), paid(), closed)).toBe(ordered)
    expect(byMessage(begun, pick('missing'), closed, paid())).toBe(less)
    // What was seen, where that was said: it was paid while the bag was open.
    expect(byMessage(begun, pick('missing'), closed, paidOf(ordered))).toBe(ordered)
    expect(byMessage(paidOf(less), paid(true))).toBeNull()
    // What its shopper has refused was not paid.
    const replacement = { ...plainPick, line: 0, replacement: 'Nanica', replacementAmount: 590 } as const
    const replaced: FulfillmentEvent = { ...said, kind: 'pick', ...replacement, state: 'replaced' }
    const refused: FulfillmentEvent = { at, by: null, kind: 'answer', ...replacement, answer: 'refused' }
    expect(byMessage(begun, replaced, closed, paid())).toBe(less + 590)
    expect(byMessage(begun, replaced, refused, closed, paid())).toBe(less)
    // Opened again, what is found meanwhile was not paid.
    const again = [move('ready', 'picking'), pick('picked'), closed]
    expect(byMessage(begun, pick('missing'), closed, paid(), ...again)).toBe(less)
  })

  it('R85 is without what was given back, and with what was received, since it was paid', () => {
    const settled = (amount: number, isUndo = false): FulfillmentEvent => {
      return { ...said, kind: 'difference', amount, isUndo }
    }
    const missing = [begun, pick('missing'), closed]
    const byPix = { ...said, kind: 'difference', amount: -1180, isUndo: false, means: 'pix' } as const
    expect(differenceMarks([...missing, byPix])).toEqual([{ amount: -1180, means: 'pix', by: 'ana', at }])
    const atStore = (...history: FulfillmentEvent[]) => takenFor(order, history, { isByMessage: false })
    expect(atStore(...missing, settled(-1180))).toBe(less)
    expect(atStore(...missing, settled(-1180), settled(-1180, true))).toBe(ordered)
    expect(atStore(...missing, settled(-1180), settled(300))).toBe(less + 300)
    expect(byMessage(...missing, settled(-1180))).toBeNull()
    expect(byMessage(paidOf(ordered), ...missing, settled(-1180))).toBe(less)
    // Of an earlier release, which let it be confirmed anew: what was given back stays so, for whatever sum.
    const backOf = [paidOf(ordered), ...missing, settled(-1180), paid(true)]
    expect(byMessage(...backOf)).toBeNull()
    expect(byMessage(...backOf, paidOf(ordered))).toBe(less)
    expect(byMessage(...backOf, paidOf(less))).toBe(less - 1180)
    // Of a cancelled order all that is left of it is to go back.
    const cancelled = { ...order, fulfillment: 'cancelled' } as const
    expect(takenFor(cancelled, [...missing, settled(-1180)], { isByMessage: false })).toBe(less)
    expect(inTheEnd({ now: ordered }, cancelled).now).toBe(0)
    expect(inTheEnd({ now: less }, order).now).toBe(less)
  })
})

describe('the day until which money is given back', () => {
  const on = (day: number, event: FulfillmentEvent) => ({ ...event, at: `2026-11-${day}T12:00:00.000Z` })
  const dayOf = (...history: FulfillmentEvent[]) => returnBy(history, 3)?.slice(0, 10)

  it('R85 counts from when that is certain: its payment may be seen later', () => {
    const before = [on(20, begun), on(20, pick('missing')), on(21, closed)]
    // The end of a day of the market is in the next one of this clock.
    expect(dayOf(...before)).toBe('2026-11-25')
    expect(
      dayOf(...before, on(22, move('ready', 'on-the-way')), on(22, move('on-the-way', 'delivered'))),
    ).toBe('2026-11-25')
    expect(dayOf(...before, on(23, paid()))).toBe('2026-11-27')
    expect(dayOf(...before, on(23, paid()), on(24, paid(true)))).toBe('2026-11-27')
    expect(dayOf(on(20, begun), on(22, move('picking', 'cancelled')))).toBe('2026-11-26')
    const undo = { ...move('cancelled', 'ready'), isUndo: true } as const
    expect(dayOf(...before, on(25, move('ready', 'cancelled')), on(25, undo))).toBe('2026-11-25')
  })

  it('R85 is not said where the steps of an order are not known', () => {
    expect(dayOf()).toBeUndefined()
    expect(dayOf(on(20, paid()))).toBeUndefined()
  })
})
