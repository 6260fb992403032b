import type { LinePick } from '../../../domain/fulfillment.ts'
import type { VariantId } from '../../../domain/identifiers.ts'
import { type Order, type OrderKey, placeOf } from '../../../domain/order.ts'
import { isUnconfirmed } from '../../../domain/order-attention.ts'
import type { Aisle, AisleLine, AisleProduct } from '../../api/aisles.ts'
import type { LineFacts } from '../orders/line-facts.ts'

type Given = {
  readonly orders: readonly Order[]
  readonly picks: ReadonlyMap<OrderKey, readonly LinePick[]>
  /** Where a variant stands in the market. */
  readonly factsOf: (variantId: VariantId) => Pick<LineFacts, 'category' | 'aisle'>
}

type Found = { -readonly [Key in keyof AisleProduct]: AisleProduct[Key] } & {
  lines: AisleLine[]
} & Pick<LineFacts, 'category' | 'aisle'>

/** Each product of these orders once, by category; in it the orders that ask for it, longest waiting first. */
export function aislesOfOrders({ orders, picks, factsOf }: Given): readonly Aisle[] {
  const products = new Map<string, Found>()
  for (const order of orders.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))) {
    for (const [index, line] of order.lines.entries()) {
      const { variantId, title, variantTitle, quantity, note } = line
      const { category, aisle } = factsOf(variantId)
      const product = products.get(variantId) ?? {
        title,
        variantTitle,
        quantity: 0,
        lines: [],
        category,
        aisle,
      }
      products.set(variantId, product)
      product.quantity += quantity
      product.lines.push({
        code: order.code,
        line: index,
        city: placeOf(order),
        quantity,
        isUnconfirmed: isUnconfirmed(order),
        note,
        substitution: line.substitution ?? order.delivery?.substitution ?? null,
        pick: picks.get(order.key)?.find((pick) => pick.line === index) ?? null,
      })
    }
  }
  const aisles = new Map<string | null, Found[]>()
  for (const product of [...products.values()].toSorted((one, other) => sign(one.aisle, other.aisle))) {
    const here = aisles.get(product.category) ?? []
    aisles.set(product.category, [...here, product])
  }
  return [...aisles].map(([category, here]) => ({
    category,
    products: here.map(productOf).toSorted(byTitle),
  }))
}

/** Endless ones are alike. */
const sign = (one: number, other: number) => (one === other ? 0 : one - other)

const productOf = ({ category, aisle, ...product }: Found): AisleProduct => product

const byTitle = (one: AisleProduct, other: AisleProduct) => {
  const [a, b] = [one, other].map(({ title, variantTitle }) => `${title} ${variantTitle ?? ''}`.toLowerCase())
  return (a ?? '') < (b ?? '') ? -1 : 1
}
