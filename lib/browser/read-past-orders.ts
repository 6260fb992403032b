import type { VariantId } from '../domain/identifiers.ts'
import type { Money } from '../domain/money.ts'
import { type PastOrder, type PastOrderLine, pastOrderStates } from '../domain/past-order.ts'
import { type Fields, fieldsOf } from './fields.ts'

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function readLine(value: unknown): PastOrderLine | null {
  const { variantId, title, variantTitle, quantity } = fieldsOf(value)
  if (typeof variantId !== 'string' || !/^variant_\w{10,40}$/.test(variantId)) return null
  if (typeof title !== 'string' || !isCount(quantity) || quantity < 1) return null
  return {
    variantId: variantId as VariantId,
    title,
    variantTitle: typeof variantTitle === 'string' ? variantTitle : null,
    quantity,
  }
}

function readMoney(value: unknown): Money | null {
  const { amount, currency } = fieldsOf(value)
  return isCount(amount) && typeof currency === 'string' && /^[a-z]{3}$/.test(currency)
    ? { amount, currency }
    : null
}

/** The orders in an answer of our own server; what cannot be read is left out. By hand, as for the cart. */
export function readPastOrders({ orders }: Fields): readonly PastOrder[] {
  if (!Array.isArray(orders)) return []
  return orders.flatMap((value: unknown) => {
    const { code, placedAt, state, lines, productsTotal } = fieldsOf(value)
    const known = pastOrderStates.find((candidate) => candidate === state)
    if (typeof code !== 'string' || typeof placedAt !== 'string' || !known) return []
    if (Number.isNaN(Date.parse(placedAt)) || !Array.isArray(lines)) return []
    const read = lines.flatMap((line) => readLine(line) ?? [])
    return [{ code, placedAt, state: known, lines: read, productsTotal: readMoney(productsTotal) }]
  })
}
