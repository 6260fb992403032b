import type { Money } from './money.ts'
import type { OrderLine } from './order.ts'

/** What the products cost when the order was taken, without shipping; null where one price was never known. */
export function productsTotal(lines: readonly OrderLine[]): Money | null {
  const currency = lines[0]?.currency ?? null
  if (currency === null) return null
  let amount = 0
  for (const line of lines) {
    if (line.quotedAmount === null || line.currency !== currency) return null
    amount += line.quotedAmount * line.quantity
  }
  return { amount, currency }
}
