import { openDifference, settledMark, settledOrder } from '../domain/difference.ts'
import { isBagOpen, mayPick } from '../domain/fulfillment.ts'
import { type OrderKey, placeOf } from '../domain/order.ts'
import { enteredFee, paidEventOf } from '../domain/payment-confirmation.ts'
import { isFeeOpen } from '../domain/pickup.ts'
import type { Query } from '../server/database/sql.ts'
import { fulfillmentEventsOf, picksOf } from './fulfillment.ts'
import type { NewAmountMark, NewPaymentNote } from './order-journal.ts'
import { type OrderRow, orderOf } from './order-rows.ts'
import { isWorkable } from './select-conditions.ts'

async function lockOrder(query: Query, key: OrderKey) {
  const locked = `SELECT * FROM orders WHERE key = $1 AND ${isWorkable} FOR NO KEY UPDATE`
  const [row] = await query<OrderRow>(locked, [key])
  return row ? { order: orderOf(row), history: await fulfillmentEventsOf(query, key) } : null
}

/** Records or undoes a confirmed payment; false if nothing changes. Requires a transaction. */
export async function notePayment(query: Query, note: NewPaymentNote, at: string): Promise<boolean> {
  const { key, isUndo } = note
  const { history } = (await lockOrder(query, key)) ?? {}
  if (!history || (paidEventOf(history) !== null) !== isUndo || (isUndo && settledMark(history))) return false
  return write(query, { ...note, kind: 'payment' }, at)
}

/** Records or undoes a settled difference; false if it changed meanwhile. Requires a transaction. */
export async function markDifference(query: Query, given: NewAmountMark, at: string): Promise<boolean> {
  const { key, by, isByMessage } = given
  const locked = await lockOrder(query, key)
  if (!locked) return false
  const { order, history } = locked
  const mark = settledMark(history)
  if ('undoes' in given) {
    if (mark?.at !== given.undoes) return false
    return write(query, { key, by, kind: 'difference', amount: mark.amount, isUndo: true }, at)
  }
  const picks = (await picksOf(query, [key])).get(key) ?? []
  const settled = settledOrder(order, { picks, history, isByMessage })
  const isOpen = !isBagOpen(order.fulfillment) && Boolean(openDifference(settled))
  if (!isOpen || openDifference({ ...settled, mark: null }) !== given.amount) return false
  return write(query, { key, by, kind: 'difference', amount: given.amount, isUndo: false }, at)
}

/** Enters a fee that the market agrees, paid or not, or undoes it before it is paid; false otherwise. Requires a transaction. */
export async function enterFee(query: Query, given: NewAmountMark, at: string): Promise<boolean> {
  const { key, by, isByMessage } = given
  const locked = await lockOrder(query, key)
  if (!locked || !mayPick(locked.order.fulfillment)) return false
  const { order, history } = locked
  const entered = enteredFee(history)
  const isUndo = 'undoes' in given
  // A hosted checkout that is given no place asks for it, and takes its fee.
  const place = placeOf(order)
  const may = isUndo
    ? entered?.at === given.undoes && !paidEventOf(history) && !settledMark(history)
    : isFeeOpen(place, order.shipping.fee) && (isByMessage || place !== null)
  if (!may) return false
  await query('UPDATE orders SET shipping_fee = $2 WHERE key = $1', [key, isUndo ? null : given.amount])
  return write(query, { key, by, kind: 'fee', amount: isUndo ? entered?.amount : given.amount, isUndo }, at)
}

type Note = NewPaymentNote & { readonly kind: 'payment' | 'difference' | 'fee' }

async function write(query: Query, { key, kind, isUndo, amount, by }: Note, at: string): Promise<true> {
  await query(
    `INSERT INTO fulfillment_events (key, kind, is_undo, amount, by_user, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [key, kind, isUndo, amount ?? null, by, at],
  )
  return true
}
