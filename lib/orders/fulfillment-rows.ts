import type { FulfillmentEvent, FulfillmentState, LinePick, PickState } from '../domain/fulfillment.ts'
import type { VariantId } from '../domain/identifiers.ts'
import type { OrderKey } from '../domain/order.ts'

export type PickRow = {
  readonly key: OrderKey
  readonly line: number
  readonly state: PickState
  readonly quantity: number | null
  readonly weight_grams: number | null
  readonly replacement: string | null
  readonly replacement_id: VariantId | null
  readonly replacement_amount: number | null
  readonly replacement_grams: number | null
  readonly by_user: string
  /** ISO 8601. */
  readonly at: string
}

/** Columns of a line's tick beside its state, in `order_picks` and in the history. */
export const becameColumns = [
  'quantity',
  'weight_grams',
  'replacement',
  'replacement_id',
  'replacement_amount',
  'replacement_grams',
] as const
export type BecameRow = Pick<PickRow, (typeof becameColumns)[number]>

const becameOf = (row: BecameRow) => ({
  quantity: row.quantity,
  weightGrams: row.weight_grams,
  replacement: row.replacement,
  replacementId: row.replacement_id,
  replacementAmount: row.replacement_amount,
  replacementGrams: row.replacement_grams,
})

export function pickOf(row: PickRow): LinePick {
  const { line, state, by_user: by, at } = row
  return { line, state, ...becameOf(row), by, at }
}

/** By order, each by line, as the rows come. */
export function picksByKey(rows: readonly PickRow[]): ReadonlyMap<OrderKey, readonly LinePick[]> {
  const picks = new Map<OrderKey, LinePick[]>()
  for (const row of rows) {
    const known = picks.get(row.key)
    if (known) known.push(pickOf(row))
    else picks.set(row.key, [pickOf(row)])
  }
  return picks
}

export type FulfillmentEventRow = { readonly at: string; readonly by_user: string } & (
  | {
      readonly kind: 'move'
      readonly from_state: FulfillmentState
      readonly to_state: FulfillmentState
      readonly is_undo: number
    }
  | ({ readonly kind: 'pick'; readonly to_state: PickState; readonly line: number } & BecameRow)
)

export function fulfillmentEventOf(row: FulfillmentEventRow): FulfillmentEvent {
  const base = { at: row.at, by: row.by_user }
  if (row.kind === 'move') {
    return { ...base, kind: 'move', from: row.from_state, to: row.to_state, isUndo: Boolean(row.is_undo) }
  }
  return { ...base, kind: 'pick', line: row.line, state: row.to_state, ...becameOf(row) }
}
