import type { CartItem } from '../domain/cart.ts'
import { isSoldByWeight } from '../domain/measure.ts'
import type { Variant } from '../domain/product.ts'
import { toCartItem } from '../domain/product-card.ts'
import { nominalWeightOf, type UnitPrice } from '../domain/unit-price.ts'
import { formatMoney } from './money.ts'
import { aboutSign, byScale } from './offer.ts'

const finalPriceNote = `preço final ${byScale}`

const units = { mass: ['100 g', 'kg'], volume: ['100 ml', 'L'], count: ['un.', 'un.'] } as const

/** `R$ 8,58/kg`. Marks goods sold by weight before they are bought; that price is binding. */
export function unitPriceText(unitPrice: UnitPrice | null, isLong = false): string | null {
  if (unitPrice === null) return null
  const { money, kind, isPerHundred, isApproximate } = unitPrice
  const [hundred, whole] = units[kind]
  const price = `${formatMoney(money)}/${isPerHundred ? hundred : whole}`
  if (isSoldByWeight(unitPrice)) return isLong ? `${price} · ${finalPriceNote}` : `${price} ${byScale}`
  return isApproximate ? aboutSign + price : price
}

/** Adds the by-weight note to the pack on the server, so the cart needs no code for it. */
export function soldItem(product: Parameters<typeof toCartItem>[0], variant: Variant): CartItem {
  const item = toCartItem(product, variant)
  if (!nominalWeightOf(product, variant).isSoldByWeight) return item
  return { ...item, pack: [item.pack, finalPriceNote].filter(Boolean).join(' · ') }
}
