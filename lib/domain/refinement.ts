import { paths } from './paths.ts'
import type { ProductCard } from './product-card.ts'

/** Major units: at least `from`, less than `below`; null is unlimited. */
export const priceBands = [
  { segment: 'ate-10', from: 0, below: 10 },
  { segment: 'de-10-a-25', from: 10, below: 25 },
  { segment: 'de-25-a-50', from: 25, below: 50 },
  { segment: 'acima-de-50', from: 50, below: null },
] as const
export type PriceBand = (typeof priceBands)[number]['segment']

export const labelKinds = ['organico', 'sem-lactose', 'sem-gluten', 'integral', 'zero-acucar'] as const
export type LabelKind = (typeof labelKinds)[number]

export const sortOrders = ['menor-preco', 'maior-desconto', 'nome', 'preco-por-kg'] as const
export type SortOrder = (typeof sortOrders)[number]

export const onSaleSegment = 'em-oferta'
export const inStockSegment = 'em-estoque'
const pageSegment = 'pagina'

export type Refinement = {
  readonly onSale: boolean
  readonly inStock: boolean
  readonly kinds: readonly LabelKind[]
  readonly band: PriceBand | null
  /** Null is the merchant's own order. */
  readonly sort: SortOrder | null
  readonly page: number
}

export const plainRefinement: Refinement = {
  onSale: false,
  inStock: false,
  kinds: [],
  band: null,
  sort: null,
  page: 1,
}

export function isFiltered({ onSale, inStock, kinds, band }: Refinement): boolean {
  return onSale || inStock || kinds.length > 0 || band !== null
}

/** Filters and order, as canonical segments. */
export function refinementSegments({ onSale, inStock, kinds, band, sort }: Refinement): readonly string[] {
  const segments = [onSale && onSaleSegment, inStock && inStockSegment, ...kinds, band, sort]
  return segments.filter((segment) => typeof segment === 'string')
}

/** Builds the canonical part of an address, without defaults: `/em-oferta/pagina/2`. */
export function refinementPath(refinement: Refinement): string {
  const path = refinementSegments(refinement).map((segment) => `/${segment}`)
  return paths.listPage(path.join(''), refinement.page)
}

export const offersOf = (list: string) => `${list}/${onSaleSegment}`

export const inStockOf = (list: string) => `${list}/${inStockSegment}`

/** Reads segments in any order, the page last; null for unknown or repeated ones. */
export function parseRefinement(segments: readonly string[]): Refinement | null {
  const [last = '', name] = [...segments].reverse()
  const isPaged = name === pageSegment
  if (isPaged && !/^[1-9]\d{0,4}$/.test(last)) return null
  const choices = isPaged ? segments.slice(0, -2) : segments
  const isChosen = (segment: string) => choices.includes(segment)
  const refinement = {
    onSale: isChosen(onSaleSegment),
    inStock: isChosen(inStockSegment),
    kinds: labelKinds.filter(isChosen),
    band: priceBands.find(({ segment }) => isChosen(segment))?.segment ?? null,
    sort: sortOrders.find(isChosen) ?? null,
    page: isPaged ? Number(last) : 1,
  }
  return refinementSegments(refinement).length === choices.length ? refinement : null
}

export type RefinementCounts = {
  readonly onSale: number
  readonly inStock: number
  /** Labels of at least two products in the list, and chosen ones. */
  readonly kinds: readonly { readonly kind: LabelKind; readonly count: number }[]
  readonly bands: Readonly<Record<PriceBand, number>>
  /** Bands of the whole list, in order; a choice changes only the counts. */
  readonly knownBands: readonly PriceBand[]
  readonly currency: string | null
}

export type ListCounts = { readonly productCount: number; readonly counts: RefinementCounts }

export type ProductListing = {
  readonly cards: readonly ProductCard[]
  readonly page: number
  readonly pageCount: number
  readonly productCount: number
  readonly category: { readonly slug: string; readonly title: string } | null
  readonly refinement: Refinement
  readonly counts: RefinementCounts
}
