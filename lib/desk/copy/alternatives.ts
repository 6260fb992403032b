import { contentText } from '../../copy/amounts.ts'
import { keepUnits } from '../../copy/order-texts.ts'
import { signed } from '../../copy/settlement.ts'
import type { Money } from '../../domain/money.ts'
import type { DeskAlternative } from '../api/orders.ts'

/** `outro tamanho: 1 kg`; null for another product, the same amount, or an unknown one. */
export function otherSizeText({ size }: Pick<DeskAlternative, 'size'>): string | null {
  if (!size?.isOfKind || size.isSame) return null
  const { kind, thousandths } = size
  return `outro tamanho: ${keepUnits(contentText({ kind, amount: thousandths / 1000 }))}`
}

type Replaced = { readonly price: Money | null; readonly quantity: number }

/** `+ R$ 5,92`, the difference of the whole line; null when its price was never known. */
export function lineDifferenceText(line: Replaced, { amount, currency }: Money): string | null {
  if (line.price?.currency !== currency) return null
  const more = amount - line.price.amount * line.quantity
  return more === 0 ? 'mesmo valor' : signed(more, currency)
}
