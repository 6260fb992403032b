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

/** 'relevance' is the merchant's own order, and has no segment. */
export const sortOrders = ['relevance', 'price', 'discount', 'name', 'unit-price'] as const
export type SortOrder = (typeof sortOrders)[number]

const sortSegments: Readonly<Record<Exclude<SortOrder, 'relevance'>, string>> = {
  price: 'menor-preco',
  discount: 'maior-desconto',
  name: 'nome',
  'unit-price': 'preco-por-kg',
}
const onSaleSegment = 'em-oferta'
const inStockSegment = 'em-estoque'
const pageSegment = 'pagina'

export type Refinement = {
  readonly onSale: boolean
  readonly inStock: boolean
  readonly kinds: readonly LabelKind[]
  readonly band: PriceBand | null
  readonly sort: SortOrder
  readonly page: number
}

export const plainRefinement: Refinement = {
  onSale: false,
  inStock: false,
  kinds: [],
  band: null,
  sort: 'relevance',
  page: 1,
}

export function isFiltered({ onSale, inStock, kinds, band }: Refinement): boolean {
  return onSale || inStock || kinds.length > 0 || band !== null
}

export function withKind(kinds: readonly LabelKind[], kind: LabelKind, isWanted: boolean) {
  return labelKinds.filter((known) => (known === kind ? isWanted : kinds.includes(known)))
}

export function isRefined(refinement: Refinement): boolean {
  return isFiltered(refinement) || refinement.sort !== 'relevance'
}

/** Builds the canonical part of an address, without defaults: `/em-oferta/pagina/2`. */
export function refinementPath({ onSale, inStock, kinds, band, sort, page }: Refinement): string {
  const segments = [
    onSale ? onSaleSegment : null,
    inStock ? inStockSegment : null,
    ...kinds,
    band,
    sort === 'relevance' ? null : sortSegments[sort],
    page > 1 ? `${pageSegment}/${page}` : null,
  ]
  return segments.flatMap((segment) => (segment === null ? [] : [`/${segment}`])).join('')
}

function withSegment(refinement: Refinement, segment: string): Refinement | null {
  if (segment === onSaleSegment) return refinement.onSale ? null : { ...refinement, onSale: true }
  if (segment === inStockSegment) return refinement.inStock ? null : { ...refinement, inStock: true }
  const kind = labelKinds.find((known) => known === segment)
  const { kinds } = refinement
  if (kind) return kinds.includes(kind) ? null : { ...refinement, kinds: withKind(kinds, kind, true) }
  const band = priceBands.find((candidate) => candidate.segment === segment)
  if (band) return refinement.band === null ? { ...refinement, band: band.segment } : null
  const [sort] = Object.entries(sortSegments).find(([, name]) => name === segment) ?? []
  if (!sort || refinement.sort !== 'relevance') return null
  return { ...refinement, sort: sort as SortOrder }
}

export const offersOf = (list: string) => `${list}${refinementPath({ ...plainRefinement, onSale: true })}`

export const inStockOf = (list: string) => `${list}${refinementPath({ ...plainRefinement, inStock: true })}`

/** Reads segments in any order, the page last; null for unknown or repeated ones. */
export function parseRefinement(segments: readonly string[]): Refinement | null {
  const [last = '', name] = [...segments].reverse()
  const isPaged = name === pageSegment
  if (isPaged && !/^[1-9]\d{0,4}$/.test(last)) return null
  let refinement: Refinement | null = { ...plainRefinement, page: isPaged ? Number(last) : 1 }
  for (const segment of isPaged ? segments.slice(0, -2) : segments) {
    refinement = withSegment(refinement, segment)
    if (refinement === null) return null
  }
  return refinement
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
