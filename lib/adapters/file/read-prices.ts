import { maximumAmount } from '../../domain/cart.ts'
import type { FileField, RowFaultKind } from '../../domain/catalog-file.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { gramsOf, type Money, priceOf } from './read-cell.ts'
import { isSameUnit, unitKey } from './units.ts'

type Cells = {
  readonly price: string | null
  readonly salePrice: string | null
  readonly unit: string | null
}

type Prices = {
  /** Minor units. */
  readonly amount: number
  readonly saleAmount: number | null
  readonly unit: string | null
  /** What the price is for, where that is a weight: `4,99/kg`, or 'kg' as the unit. */
  readonly perGrams: number | null
}

type Fault = { readonly kind: RowFaultKind; readonly field: FileField; readonly than: FileField }

/** What a row costs, and what for; a failure where that is nothing, unclear, or said in two ways. */
export function readPrices({ price, salePrice, unit }: Cells, money: Money): Result<Prices, Fault> {
  const wrong = (kind: RowFaultKind, field: FileField = 'price', than: FileField = 'price') =>
    failure({ kind, field, than })
  if (price === null) return wrong('price-missing')
  const full = priceOf(price, money)
  if (full === null || full.amount > maximumAmount) return wrong('price-unclear')
  if (full.amount === 0) return wrong('price-zero')
  const sale = salePrice === null ? null : priceOf(salePrice, money)
  if (salePrice !== null && sale === null) return wrong('price-unclear', 'salePrice')
  if (sale?.amount === 0) return wrong('price-zero', 'salePrice')
  if (sale && sale.amount > full.amount) return wrong('sale-above-price', 'salePrice')
  const of = unit ?? full.per
  if (full.per !== null && of !== null && !isSameUnit(full.per, of)) return wrong('unit-conflict', 'unit')
  if (sale?.per && (of === null || !isSameUnit(sale.per, of))) return wrong('unit-conflict', 'salePrice')
  // '1 kg' as the unit is a pack, whose weight may be more than what is in it; 'kg' is the scale.
  const weighed = full.per ?? (of !== null && unitKey(of) === 'kg' ? of : null)
  return success({
    amount: full.amount,
    saleAmount: sale && sale.amount < full.amount ? sale.amount : null,
    unit: of,
    perGrams: weighed === null ? null : gramsOf(/\d/.test(weighed) ? weighed : `1 ${weighed}`),
  })
}
