import type { CartItem } from '../domain/cart.ts'
import { isSoldByWeight } from '../domain/measure.ts'
import type { Variant } from '../domain/product.ts'
import { toCartItem } from '../domain/product-card.ts'
import { nominalWeightOf, type UnitPrice } from '../domain/unit-price.ts'
import { formatMoney } from './money.ts'
import { aboutSign, byScale } from './offer.ts'

const finalPriceNote = `preço final ${byScale}`

/** Of 100 g or 100 ml, and of the whole. */
const units = { mass: ['100 g', 'kg'], volume: ['100 ml', 'L'], count: ['un.', 'un.'] } as const

/**
 * `R$ 8,58/kg`, or null where there is none. What is sold by weight says so before it is bought: shortly, or in whole
 * words. It binds, and only the price of a piece is about; of other goods it is about where their content is.
 */
export function unitPriceText(unitPrice: UnitPrice | null, isLong = false): string | null {
  if (unitPrice === null) return null
  const { money, kind, isPerHundred, isApproximate } = unitPrice
  const [hundred, whole] = units[kind]
  const price = `${formatMoney(money)}/${isPerHundred ? hundred : whole}`
  if (isSoldByWeight(unitPrice)) return isLong ? `${price} · ${finalPriceNote}` : `${price} ${byScale}`
  return isApproximate ? aboutSign + price : price
}

/**
 * What the cart keeps of a variant. Of what is sold by weight its pack says so, in words of the server: so the cart says it
 * at once, with no code of its own.
 */
export function soldItem(product: Parameters<typeof toCartItem>[0], variant: Variant): CartItem {
  const item = toCartItem(product, variant)
  if (!nominalWeightOf(product, variant).isSoldByWeight) return item
  return { ...item, pack: [item.pack, finalPriceNote].filter(Boolean).join(' · ') }
}
