import type { Order } from '../domain/order.ts'
import { foldText } from '../domain/text.ts'

/** What the products of an order are called, each once, as a search compares it: `banana prata 1 kg`. */
export function titlesOf({ lines }: Pick<Order, 'lines'>): string[] {
  return [...new Set(lines.map(({ title, variantTitle }) => foldText(`${title} ${variantTitle ?? ''}`)))]
}
