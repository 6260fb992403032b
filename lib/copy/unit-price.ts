import { isSoldByWeight } from '../domain/measure.ts'
import type { UnitPrice } from '../domain/unit-price.ts'
import { formatMoney } from './money.ts'

/** Of 100 g or 100 ml, and of the whole. */
const units = { mass: ['100 g', 'kg'], volume: ['100 ml', 'L'], count: ['un.', 'un.'] } as const

/** Of goods that are weighed after they were bought. */
export const finalPriceNote = 'preço final na balança'

/** `R$ 8,58/kg`, or null where there is none. What is sold by weight says so before it is bought. */
export function unitPriceText(unitPrice: UnitPrice | null): string | null {
  if (unitPrice === null) return null
  const { money, kind, isPerHundred, isApproximate } = unitPrice
  const [hundred, whole] = units[kind]
  const price = `${isApproximate ? '≈ ' : ''}${formatMoney(money)}/${isPerHundred ? hundred : whole}`
  return isSoldByWeight(unitPrice) ? `${price} · ${finalPriceNote}` : price
}
