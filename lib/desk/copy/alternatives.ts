import { contentText } from '../../copy/amounts.ts'
import { keepUnits } from '../../copy/order-progress.ts'
import { signed } from '../../copy/settlement.ts'
import type { DeskAlternative } from '../api/orders.ts'

/** `outro tamanho: 1 kg, + R$ 2,50`; null of another kind of thing, of what is as much as was ordered, or where that is not known. */
export function otherSizeText({ size, price }: Pick<DeskAlternative, 'size' | 'price'>): string | null {
  if (!size?.isOfKind || size.isSame) return null
  const { kind, thousandths, difference } = size
  const content = keepUnits(contentText({ kind, amount: thousandths / 1000 }))
  const more = difference ? [signed(difference, price.currency)] : []
  return [`outro tamanho: ${content}`, ...more].join(', ')
}
