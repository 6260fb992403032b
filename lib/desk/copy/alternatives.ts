import { signed } from '../../copy/settlement.ts'
import type { DeskAlternative } from '../api/orders.ts'

const units = { mass: ['g', 'kg'], volume: ['ml', 'L'] } as const

/** `500 g`, `1,5 kg`, `6 unidades`: as a pack has it. */
function measureText({ kind, thousandths }: NonNullable<DeskAlternative['size']>): string {
  const amount = thousandths / 1000
  const [small, large] = kind === 'count' ? ['un.', 'un.'] : units[kind]
  const isLarge = kind !== 'count' && amount >= 1000
  return `${String(isLarge ? amount / 1000 : amount).replace('.', ',')}\u00a0${isLarge ? large : small}`
}

/** `outro tamanho: 1 kg, + R$ 2,50`; null of what is as much as was ordered, or where that is not known. */
export function otherSizeText({ size, price }: Pick<DeskAlternative, 'size' | 'price'>): string | null {
  if (!size || size.isSame) return null
  const { difference } = size
  const more = difference ? [signed(difference, price.currency)] : []
  return [`outro tamanho: ${measureText(size)}`, ...more].join(', ')
}
