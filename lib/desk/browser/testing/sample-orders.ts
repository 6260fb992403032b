import { settleLines } from '../../../domain/settlement.ts'
import type { AisleLine } from '../../api/aisles.ts'
import type { DeskLine, DeskOrder, DeskOrderSummary } from '../../api/orders.ts'

const at = '2026-11-22T13:32:00.000Z'

/** Answer of GET `/api/desk/orders` where there are none. */
export const emptyOrderPage = {
  orders: [],
  next: null,
  counts: { waiting: 0, picking: 0 },
  windows: [],
  cities: [],
}

/** Two bananas, not picked yet; no price is known. */
export function deskLineOf(overrides: Partial<DeskLine> = {}): DeskLine {
  return {
    line: 0,
    title: 'Banana',
    variantTitle: null,
    quantity: 2,
    price: null,
    substitution: null,
    note: null,
    nominalGrams: null,
    isSoldByWeight: false,
    pack: null,
    picture: null,
    path: null,
    category: null,
    pick: null,
    replaced: null,
    wasOffered: false,
    ...overrides,
  }
}

/** The same as one order asks it of the aisles. */
export function aisleLineOf(overrides: Partial<AisleLine> = {}): AisleLine {
  const { line, quantity, note, substitution, pick, replaced, wasOffered } = deskLineOf()
  const ofOrder = { code: 'aaaaaaaa0001', city: null, isUnconfirmed: false }
  return { ...ofOrder, line, quantity, note, substitution, pick, replaced, wasOffered, ...overrides }
}

/** One piece that waits to be picked. */
export function deskSummaryOf(overrides: Partial<DeskOrderSummary> = {}): DeskOrderSummary {
  return {
    code: 'b531849ea7eb',
    createdAt: at,
    state: 'opened',
    fulfillment: 'waiting',
    fulfillmentAt: null,
    attention: null,
    city: null,
    total: null,
    difference: null,
    lineCount: 1,
    handledCount: 0,
    pieceCount: 1,
    missingCount: 0,
    refusedCount: 0,
    similarDueCount: 0,
    pix: null,
    hasContact: false,
    ...overrides,
  }
}

/** Taken `minute` minutes after noon (UTC), which is its code too. */
export const deskSummaryAt = (minute: number): DeskOrderSummary =>
  deskSummaryOf({
    code: String(minute).padStart(12, '0'),
    createdAt: new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString(),
    city: 'Itajaí',
  })

/** Counts and settlement follow from `lines`, as far as `overrides` do not say otherwise. */
export function deskOrderOf(
  lines: readonly DeskLine[] = [deskLineOf()],
  overrides: Partial<DeskOrder> = {},
): DeskOrder {
  const fulfillment = overrides.fulfillment ?? 'waiting'
  return {
    ...deskSummaryOf({
      lineCount: lines.length,
      pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    warning: null,
    hold: null,
    lines,
    productsTotal: null,
    shippingFee: null,
    settlement: settleLines(lines, { fee: null, fulfillment }),
    paid: settleLines(lines, { fee: null, fulfillment }).ordered,
    mark: null,
    weightGrams: null,
    details: { substitution: null },
    contactErasedAt: null,
    history: [],
    payment: [],
    paymentUndoMs: null,
    undo: null,
    ...overrides,
  }
}
