import { differenceMarks, isAnySettled, openDifference } from '../domain/difference.ts'
import { paidEventOf } from '../domain/payment-confirmation.ts'
import type { Query } from '../server/database/sql.ts'
import { fulfillmentEventsOf, picksOf } from './fulfillment.ts'
import type { NewDifferenceMark, NewPaymentNote } from './order-journal.ts'
import { type OrderRow, orderOf } from './order-rows.ts'
import { isWorkable } from './select-conditions.ts'

const lockOrder = `SELECT * FROM orders WHERE key = $1 AND ${isWorkable} FOR NO KEY UPDATE`

/**
 * Notes that a person has seen the market paid, or takes that back. False: it is so already, a difference of what was paid is
 * marked as settled, or this is no order that people work on. Call it inside a transaction.
 */
export async function notePayment(query: Query, note: NewPaymentNote, at: string): Promise<boolean> {
  const { key, isUndo } = note
  const locked = await query(lockOrder, [key])
  const history = await fulfillmentEventsOf(query, key)
  const isPaid = paidEventOf(history) !== null
  if (locked.length === 0 || isPaid !== isUndo || (isUndo && isAnySettled(history))) return false
  return write(query, { ...note, kind: 'payment' }, at)
}

/**
 * Notes that a person has received or given back what was open of an order, or takes the last such note back. False: that is
 * not what is open (any more), or was noted last. Call it inside a transaction.
 */
export async function markDifference(query: Query, mark: NewDifferenceMark, at: string): Promise<boolean> {
  const { key, amount, isUndo, seen, isByMessage } = mark
  const [row] = await query<OrderRow>(lockOrder, [key])
  if (!row) return false
  const history = await fulfillmentEventsOf(query, key)
  const picks = (await picksOf(query, [key])).get(key) ?? []
  const last = differenceMarks(history).at(-1)
  const due = isUndo
    ? last?.at === seen && last?.amount
    : openDifference(orderOf(row), { picks, history, isByMessage })
  return due === amount && write(query, { ...mark, kind: 'difference' }, at)
}

type Note = NewPaymentNote & Pick<NewDifferenceMark, 'means'> & { readonly kind: 'payment' | 'difference' }

async function write(
  query: Query,
  { key, kind, isUndo, amount, means, by }: Note,
  at: string,
): Promise<true> {
  await query(
    `INSERT INTO fulfillment_events (key, kind, is_undo, amount, to_state, by_user, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [key, kind, isUndo, amount ?? null, means ?? null, by, at],
  )
  return true
}
