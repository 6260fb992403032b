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

/** What lists are filtered and sorted by. */
export type ListingFacts = {
  /** Minor units, as shown on the card; infinite without a price. */
  readonly amount: number
  /** ISO 4217 in lower case; null without a price. */
  readonly currency: string | null
  readonly band: PriceBand | null
  /** Share of the price that the sale takes off, 0 to 1; 0 is not on sale. */
  readonly discount: number
  readonly isInStock: boolean
  readonly kinds: readonly LabelKind[]
  /** Per kilogram or litre before per piece; infinite where it is not known. */
  readonly unitAmount: number
  readonly name: string
}

// A product that did not change is the same object in the next reading, so its facts are found once.
const knownFacts = new WeakMap<Product, ListingFacts>()
// Prices of pieces and of kilograms do not compare: pieces stand behind, in an order of their own.
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

/** By what name, ribbon and variants say, in the words of the search: 'Alfaces orgânicas' are of the kind 'organico'. */
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

const comparisons: Readonly<
  Record<Exclude<SortOrder, 'relevance'>, (a: ListingFacts, b: ListingFacts) => number>
> = {
  price: (a, b) => byCurrency(a, b) || compare(a.amount, b.amount),
  discount: (a, b) => compare(b.discount, a.discount),
  name: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  'unit-price': (a, b) => byCurrency(a, b) || compare(a.unitAmount, b.unitAmount),
}

// Amounts in two currencies do not compare: those of each stand together, and what has no price behind them.
function byCurrency({ currency: one }: ListingFacts, { currency: other }: ListingFacts): number {
  if (one === other) return 0
  return one !== null && (other === null || one < other) ? -1 : 1
}

// Two infinite amounts have no difference.
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** The products in the wanted order; ties keep the merchant's. */
export function sortProducts(products: readonly Product[], sort: SortOrder): readonly Product[] {
  if (sort === 'relevance') return products
  const comparison = comparisons[sort]
  return products
    .map((product) => ({ product, facts: factsOf(product) }))
    .sort((one, other) => comparison(one.facts, other.facts))
    .map(({ product }) => product)
}

export type RefinedList = { readonly products: readonly Product[]; readonly counts: RefinementCounts }

/** The lists last asked for of each list of a reading, so that a second page costs nothing. */
const remembered = new WeakMap<readonly Product[], Map<string, Promise<RefinedList>>>()
const rememberedLists = 24

/** All products of a list that fit, in the wanted order, and what each further choice would leave. */
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
