import { isForSale } from '../domain/availability.ts'
import { decimalsOf } from '../domain/money.ts'
import { displayedVariant, effectiveAmount, type Product } from '../domain/product.ts'
import {
  type LabelKind,
  labelKinds,
  type PriceBand,
  priceBands,
  type Refinement,
  type RefinementCounts,
  refinementPath,
  type SortOrder,
} from '../domain/refinement.ts'
import { foldText } from '../domain/text.ts'
import { displayedUnitPrice } from '../domain/unit-price.ts'
import { stemsOf } from '../search/words.ts'
import { setBounded } from '../server/bounded-memory.ts'
import { forEachYielding } from '../server/timing.ts'

export type ListingFacts = {
  /** Minor units, as shown on the card; infinite without a price. */
  readonly amount: number
  /** ISO 4217 in lower case; null without a price. */
  readonly currency: string | null
  readonly band: PriceBand | null
  /** Fraction of the price taken off, 0 to 1. */
  readonly discount: number
  readonly isInStock: boolean
  readonly kinds: readonly LabelKind[]
  /** Per kilogram or litre before per piece; infinite when unknown. */
  readonly unitAmount: number
  readonly name: string
}

const knownFacts = new WeakMap<Product, ListingFacts>()
// Piece prices do not compare with kilogram prices: sorted behind them.
const piecesBehind = 1e12

export function factsOf(product: Product): ListingFacts {
  const before = knownFacts.get(product)
  if (before) return before
  const facts = findFacts(product)
  knownFacts.set(product, facts)
  return facts
}

function findFacts(product: Product): ListingFacts {
  const price = displayedVariant(product)?.price
  const amount = price ? effectiveAmount(price) : Number.POSITIVE_INFINITY
  const unit = displayedUnitPrice(product)
  const isSale = price !== undefined && price.saleAmount !== null && price.amount > 0
  return {
    amount,
    currency: price?.currency ?? null,
    band: price ? bandOf(amount / 10 ** decimalsOf(price.currency)) : null,
    discount: isSale ? Math.max(0, 1 - amount / price.amount) : 0,
    isInStock: isForSale(product),
    kinds: kindsOf(product),
    unitAmount: unit ? unit.perBase + (unit.kind === 'count' ? piecesBehind : 0) : Number.POSITIVE_INFINITY,
    name: foldText(product.title),
  }
}

const kindWords = labelKinds.map((kind) => ({ kind, words: stemsOf(kind) }))

/** Detects labels in name, ribbon and variants, by the search's words: 'Alfaces orgânicas' has 'organico'. */
function kindsOf({ title, ribbon, variants }: Product): readonly LabelKind[] {
  const texts = [title, ribbon ?? '', ...variants.map((variant) => variant.title)].map(stemsOf)
  const says = (words: readonly string[]) =>
    texts.some((text) => text.some((_, start) => words.every((word, index) => text[start + index] === word)))
  return kindWords.filter(({ words }) => says(words)).map(({ kind }) => kind)
}

function bandOf(amount: number): PriceBand | null {
  return (
    priceBands.find(({ from, below }) => amount >= from && (below === null || amount < below))?.segment ??
    null
  )
}

export function fits(
  facts: ListingFacts,
  { onSale, inStock, kinds, band }: Omit<Refinement, 'sort' | 'page'>,
): boolean {
  return (
    (!onSale || facts.discount > 0) &&
    (!inStock || facts.isInStock) &&
    kinds.every((kind) => facts.kinds.includes(kind)) &&
    (!band || facts.band === band)
  )
}

const fewestOfKind = 2

const comparisons: Readonly<Record<SortOrder, (a: ListingFacts, b: ListingFacts) => number>> = {
  'menor-preco': (a, b) => byCurrency(a, b) || compare(a.amount, b.amount),
  'maior-desconto': (a, b) => compare(b.discount, a.discount),
  nome: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  'preco-por-kg': (a, b) => byCurrency(a, b) || compare(a.unitAmount, b.unitAmount),
}

// Groups by currency, products without a price last.
function byCurrency({ currency: one }: ListingFacts, { currency: other }: ListingFacts): number {
  if (one === other) return 0
  return one !== null && (other === null || one < other) ? -1 : 1
}

// Two infinite amounts have no difference.
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** Sorts stably: ties keep the merchant's order. */
export function sortProducts(products: readonly Product[], sort: SortOrder | null): readonly Product[] {
  if (sort === null) return products
  const comparison = comparisons[sort]
  return products
    .map((product) => ({ product, facts: factsOf(product) }))
    .sort((one, other) => comparison(one.facts, other.facts))
    .map(({ product }) => product)
}

export type RefinedList = { readonly products: readonly Product[]; readonly counts: RefinementCounts }

/** Caches recent results of a reading, for further pages. */
const remembered = new WeakMap<readonly Product[], Map<string, Promise<RefinedList>>>()
const rememberedLists = 24

export function refineList(products: readonly Product[], refinement: Refinement): Promise<RefinedList> {
  const lists = remembered.get(products) ?? new Map<string, Promise<RefinedList>>()
  remembered.set(products, lists)
  const key = refinementPath({ ...refinement, page: 1 })
  const list = lists.get(key) ?? refine(products, refinement)
  setBounded(lists, key, list, rememberedLists)
  return list
}

async function refine(products: readonly Product[], refinement: Refinement): Promise<RefinedList> {
  const found: Product[] = []
  const bands = Object.fromEntries(priceBands.map(({ segment }) => [segment, 0])) as Record<PriceBand, number>
  const known = new Set<PriceBand>()
  const currencies = new Set<string>()
  const kindCounts = labelKinds.map((kind) => ({ kind, all: 0, count: 0 }))
  let onSale = 0
  let inStock = 0
  await forEachYielding(products, (product) => {
    const facts = factsOf(product)
    if (fits(facts, refinement)) found.push(product)
    if (fits(facts, { ...refinement, onSale: true })) onSale += 1
    if (fits(facts, { ...refinement, inStock: true })) inStock += 1
    for (const counted of kindCounts) {
      if (!facts.kinds.includes(counted.kind)) continue
      counted.all += 1
      if (fits(facts, refinement)) counted.count += 1
    }
    if (facts.currency) currencies.add(facts.currency)
    if (facts.band) known.add(facts.band)
    if (facts.band && fits(facts, { ...refinement, band: null })) bands[facts.band] += 1
  })
  const [first = null] = currencies
  const currency = currencies.size > 1 ? null : first
  const knownBands = priceBands.map(({ segment }) => segment).filter((segment) => known.has(segment))
  const kinds = kindCounts
    .filter(({ kind, all }) => all >= fewestOfKind || refinement.kinds.includes(kind))
    .map(({ kind, count }) => ({ kind, count }))
  const counts = { onSale, inStock, kinds, bands, knownBands, currency }
  return { products: sortProducts(found, refinement.sort), counts }
}
