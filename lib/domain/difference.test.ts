import { describe, expect, it } from 'vitest'
import { newOrderOf, orderLineOf } from '../orders/testing/sample-orders.ts'
import { inTheEnd, isSettledAnew, openDifference, paidFor, settledMark } from './difference.ts'
import { type FulfillmentEvent, type FulfillmentState, plainPick } from './fulfillment.ts'

const at = '2026-11-25T12:00:00.000Z'
const said = { at, by: 'ana' }
const move = (from: FulfillmentState, to: FulfillmentState): FulfillmentEvent => {
  return { ...said, kind: 'move', from, to, isUndo: false }
}
const paid = (isUndo = false): FulfillmentEvent => ({ ...said, kind: 'payment', isUndo })
const fee: FulfillmentEvent = { ...said, kind: 'fee', amount: 1200, isUndo: false }
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
const byMessage = (...history: FulfillmentEvent[]) => paidFor(order, history, { isByMessage: true })

describe('what was paid for an order', () => {
  it('R85 is what was ordered where the checkout of a store took it, and nothing before that is known', () => {
    const atStore = { isByMessage: false }
    expect(paidFor(order, [begun, pick('missing'), closed], atStore)).toBe(ordered)
    for (const state of ['opened', 'unknown', 'payment-cancelled'] as const) {
      expect(paidFor({ ...order, state }, [], atStore)).toBeNull()
    }
    expect(paidFor(order, [fee], atStore)).toBe(1770)
  })

  it('R85 is without a fee that was entered only after it was paid, which is then to be paid', () => {
    expect(byMessage(fee, paid())).toBe(ordered)
    expect(byMessage(paid(), fee)).toBe(1770)
    expect(byMessage(begun, pick('missing'), closed, paid(), fee)).toBe(590)
    expect(openDifference({ now: ordered, paid: byMessage(paid(), fee), mark: null })).toBe(1200)
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
})

describe('the difference of an order', () => {
  const settled = (amount: number, isUndo = false): FulfillmentEvent => {
    return { ...said, kind: 'difference', amount, isUndo }
  }
  const openOf = (now: number | null, ...history: FulfillmentEvent[]) =>
    openDifference({ now, paid: ordered, mark: settledMark(history) })

  it('R85 is open until all of it is marked as settled, by whom and when, and again once that is taken back', () => {
    expect(openOf(less)).toBe(-1180)
    expect(openOf(less, settled(-1180))).toBe(0)
    expect(settledMark([settled(-1180)])).toMatchObject({ amount: -1180, by: 'ana', at })
    expect(openOf(less, settled(-1180), settled(-1180, true))).toBe(-1180)
    expect(openOf(null, settled(-1180))).toBeNull()
    expect(openDifference({ now: less, paid: null, mark: null })).toBeNull()
  })

  it('R85 is open again once the order comes to anything else, for what that is more or less', () => {
    expect(openOf(less - 300, settled(-1180))).toBe(-300)
    // It was there after all.
    expect(openOf(ordered, settled(-1180))).toBe(1180)
    const sums = { ordered, now: ordered, paid: ordered, currency: 'brl' }
    expect(isSettledAnew({ ...sums, mark: settledMark([settled(-1180)]) }, false)).toBe(true)
    const both = [settled(-1180), settled(-1480)]
    expect(openOf(less - 300, ...both)).toBe(0)
    expect(openOf(less - 300, ...both, settled(-1480, true))).toBe(-1480)
  })

  it('R85 of a cancelled order is all that is left of what was paid', () => {
    const cancelled = { fulfillment: 'cancelled' } as const
    expect(openOf(inTheEnd({ now: ordered }, cancelled).now, settled(-1180))).toBe(-less)
    expect(inTheEnd({ now: less }, order).now).toBe(less)
  })
})
