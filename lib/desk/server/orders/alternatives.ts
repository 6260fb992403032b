import type { Catalog } from '../../../catalog/snapshot.ts'
import { availabilityOf } from '../../../domain/availability.ts'
import { type Measure, parseMeasure } from '../../../domain/measure.ts'
import type { OrderLine } from '../../../domain/order.ts'
import { paths } from '../../../domain/paths.ts'
import { effectiveAmount, type Product, type Variant, variantTitleOf } from '../../../domain/product.ts'
import { foldText } from '../../../domain/text.ts'
import { measureOf } from '../../../domain/unit-price.ts'
import type { DeskAlternative, DeskSize } from '../../api/orders.ts'
import { lineFactsFrom } from './line-facts.ts'

const most = 6
/** The first word says what a thing is, 'leite' of 'leite desnatado'; 'creme de leite' only has it in common. */
const kindWeight = 4
/** What is taken for another kind, as one citrus fruit for another. */
const relatedWeight = 2.5
/**
 * As much as was ordered: a pack of that size goes before any other of its kind. More than words and prices make of two
 * packs of a kind, and nothing among what is only shelved nearby.
 */
const sizeWeight = 20
/** How far a pack may be from what was ordered, as a part of it; pieces are counted. */
const sizeTolerance = 0.1
const related: readonly (readonly string[])[] = [
  ['bergamota', 'tangerina', 'mexerica', 'laranja', 'lima', 'limao'],
  ['alface', 'rucula', 'agriao', 'espinafre', 'couve', 'almeirao', 'chicoria'],
  ['patinho', 'alcatra', 'picanha', 'acem', 'maminha', 'fraldinha', 'contrafile', 'coxao'],
]
const wordWeight = 1.5
/** Sold as that is, by weight, by volume or by the piece; where it is of no kind, being as much counts for as much. */
const measureWeight = 1
/** A price that is three times as high says more than a word. */
const priceWeight = 1.5

type Candidate = {
  readonly product: Product
  readonly variant: Variant
  readonly size: DeskSize | null
}

/**
 * What is in stock in place of a line: other sizes of the product, and what else stands in its aisle; most alike in kind,
 * name and price first. Of a product that the store no longer has, or has in no aisle, whatever is called alike. `order`:
 * all lines of the order, whose products are left out.
 */
export function alternativesOf(
  catalog: Catalog,
  line: OrderLine,
  order: readonly OrderLine[] = [],
): readonly DeskAlternative[] {
  const product = catalog.productsByVariant.get(line.variantId) ?? null
  const variant = product?.variants.find(({ id }) => id === line.variantId)
  const words = wordsOf(line.title)
  const wanted = sizeOfLine(line, product && variant ? measureOf(product, variant) : null)
  const factsOf = lineFactsFrom(catalog)
  const ordered = new Set(order.map(({ variantId }) => catalog.productsByVariant.get(variantId)))
  return neighboursOf(catalog, { product, words, factsOf })
    .filter((candidate) => candidate === product || !ordered.has(candidate))
    .flatMap((candidate) => candidatesIn(candidate, { line, wanted }))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, { line, words, wanted }) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ candidate }) => shown(candidate, factsOf))
}

type Size = Pick<Measure, 'kind' | 'thousandths'>
/** How much one piece of the line is; null where nothing says so. */
type Ordered = { readonly line: OrderLine; readonly wanted: Size | null }

/** How much one piece of a line is: as it was sold, else as the catalogue has it (`now`), else as its name says. */
function sizeOfLine({ nominalGrams, title, variantTitle }: OrderLine, now: Measure | null): Size | null {
  if (nominalGrams !== null) return { kind: 'mass', thousandths: nominalGrams * 1000 }
  return now ?? parseMeasure(variantTitle ?? '') ?? parseMeasure(title)
}

/** How much one piece of it is beside one of the line; null where nothing says so. */
function sizeOf(product: Product, variant: Variant, { line, wanted }: Ordered): DeskSize | null {
  const measure = measureOf(product, variant)
  if (!measure || !wanted) return null
  const { kind, thousandths } = measure
  const { quotedAmount } = line
  const tolerance = kind === 'count' ? 0 : wanted.thousandths * sizeTolerance
  return {
    ...{ kind, thousandths },
    isSame: kind === wanted.kind && Math.abs(thousandths - wanted.thousandths) <= tolerance,
    difference: quotedAmount === null ? null : effectiveAmount(variant.price) - quotedAmount,
  }
}

type FactsOf = ReturnType<typeof lineFactsFrom>
type Missing = {
  readonly product: Product | null
  readonly words: readonly string[]
  readonly factsOf: FactsOf
}

/** What is shelved with it: in the best sellers, which go through all aisles, eggs stand beside strawberries. */
function neighboursOf({ snapshot }: Catalog, { product, words, factsOf }: Missing): readonly Product[] {
  const aisleOf = ({ variants: [first] }: Product) =>
    first ? factsOf({ variantId: first.id, nominalGrams: null }).category : null
  const aisle = product && aisleOf(product)
  return snapshot.products.filter((other) =>
    aisle === null ? other === product || sharedWords(words, other) > 0 : aisleOf(other) === aisle,
  )
}

/** One variant for each product: as much as was ordered, else that which costs most nearly the same; of the product itself all others. */
function candidatesIn(product: Product, { line, wanted }: Ordered): readonly Candidate[] {
  const inStock = product.variants.filter(
    (variant) =>
      variant.id !== line.variantId &&
      product.title !== '' &&
      (line.currency === null || variant.price.currency === line.currency) &&
      availabilityOf(product, variant).kind === 'available',
  )
  const isItself = product.variants.some(({ id }) => id === line.variantId)
  const candidates = inStock
    .toSorted((one, other) => distance(one, line) - distance(other, line))
    .map((variant) => ({ product, variant, size: sizeOf(product, variant, { line, wanted }) }))
  if (isItself) return candidates
  return [candidates.find(({ size }) => size?.isSame) ?? candidates[0]].filter((one) => one !== undefined)
}

function scoreOf(
  { product, variant, size }: Candidate,
  { line, words, wanted }: Ordered & Pick<Missing, 'words'>,
): number {
  const [kind = ''] = words
  const [otherKind = ''] = wordsOf(product.title)
  const isRelated = related.some((kinds) => kinds.includes(kind) && kinds.includes(otherKind))
  const ofKind = kind !== '' && kind === otherKind ? kindWeight : isRelated ? relatedWeight : 0
  return (
    ofKind +
    sharedWords(words, product) * wordWeight +
    (size && size.kind === wanted?.kind ? measureWeight : 0) +
    (size?.isSame ? (ofKind > 0 ? sizeWeight : measureWeight) : 0) -
    distance(variant, line) * priceWeight
  )
}

/** 0 for the same price, 1 for twice or half of it, and so on; 1 where no price is known. */
function distance({ price }: Variant, { quotedAmount }: OrderLine): number {
  const amount = effectiveAmount(price)
  if (!quotedAmount || amount <= 0) return 1
  return Math.abs(Math.log2(amount / quotedAmount))
}

const wordsOf = (title: string) =>
  foldText(title)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)

function sharedWords(words: readonly string[], { title }: Product): number {
  const others = wordsOf(title)
  return words.filter((word) => others.includes(word)).length
}

function shown({ product, variant, size }: Candidate, factsOf: FactsOf): DeskAlternative {
  const { pack, picture } = factsOf({ variantId: variant.id, nominalGrams: null })
  return {
    variantId: variant.id,
    title: product.title,
    variantTitle: variantTitleOf(product, variant),
    price: { amount: effectiveAmount(variant.price), currency: variant.price.currency },
    pack,
    size,
    picture,
    path: paths.product(product.handle),
  }
}
