import type {
  FulfillmentEvent,
  FulfillmentState,
  Pick as LinePick,
  PickState,
} from '../domain/fulfillment.ts'
import type { OrderKey } from '../domain/order.ts'

export type PickRow = {
  readonly key: OrderKey
  readonly line: number
  readonly state: PickState
  readonly quantity: number | null
  readonly weight_grams: number | null
  readonly replacement: string | null
  readonly by_user: string
  /** ISO 8601, or as the driver of Postgres gives it. */
  readonly at: string | Date
}

const isoOf = (at: string | Date) => (typeof at === 'string' ? at : at.toISOString())

export function pickOf(row: PickRow): LinePick {
  const { line, state, quantity, replacement } = row
  return {
    line,
    state,
    quantity,
    weightGrams: row.weight_grams,
    replacement,
    by: row.by_user,
    at: isoOf(row.at),
  }
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

export type FulfillmentEventRow = { readonly at: string | Date; readonly by_user: string } & (
  | {
      readonly kind: 'move'
      readonly from_state: FulfillmentState
      readonly to_state: FulfillmentState
      readonly is_undo: number | boolean
    }
  | ({ readonly kind: 'pick'; readonly to_state: PickState } & Pick<
      PickRow,
      'line' | 'quantity' | 'weight_grams' | 'replacement'
    >)
)

export function fulfillmentEventOf(row: FulfillmentEventRow): FulfillmentEvent {
  const base = { at: isoOf(row.at), by: row.by_user }
  if (row.kind === 'move') {
    return { ...base, kind: 'move', from: row.from_state, to: row.to_state, isUndo: Boolean(row.is_undo) }
  }
  const { line, to_state: state, quantity, weight_grams: weightGrams, replacement } = row
  return { ...base, kind: 'pick', line, state, quantity, weightGrams, replacement }
}
