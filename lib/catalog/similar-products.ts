import { availabilityOf } from '../domain/availability.ts'
import type { VariantId } from '../domain/identifiers.ts'
import type { Measure } from '../domain/measure.ts'
import { effectiveAmount, type Product, type Variant } from '../domain/product.ts'
import { foldText } from '../domain/text.ts'
import { measureOf } from '../domain/unit-price.ts'
import { generalWords, synonymGroups } from '../search/synonyms.ts'
import { isTie, stem, stemsOf, type Word, wordsOf } from '../search/words.ts'
import { homeCategoriesOf } from './home-category.ts'
import type { Catalog } from './snapshot.ts'

/** Containers and cuts, which do not name the goods: 'bandeja de morango', 'filé de peito de frango'. */
const holders: ReadonlySet<string> = new Set(
  [
    ...['asa', 'bife', 'coxa', 'cubo', 'fatia', 'file', 'medalhao', 'pedaco', 'peito', 'posta', 'sobrecoxa'],
    ...['bandeja', 'caixa', 'cartela', 'duzia', 'fardo', 'garrafa', 'kg', 'kit', 'lata', 'maco', 'pacote'],
    ...['penca', 'pote', 'quilo', 'rede', 'sache', 'tira', 'unidade', 'vidro'],
  ].map(stem),
)

/** 'aipim' is 'mandioca'. */
const sameKind = new Map(
  synonymGroups.flatMap((names) => {
    const [first = '', ...others] = names.map(stemsOf).filter(({ length }) => length === 1)
    return others.map(([other = '']) => [other, first[0] ?? ''] as const)
  }),
)

/** Interchangeable kinds, such as citrus fruits. */
const related: readonly ReadonlySet<string>[] = [
  ['bergamota', 'laranja', 'lima', 'limao'],
  ['morango', 'mirtilo', 'framboesa', 'amora'],
  ['alface', 'rucula', 'agriao', 'espinafre', 'couve', 'almeirao', 'chicoria'],
  ['cheiro', 'cebolinha', 'salsinha', 'coentro'],
  ['queijo', 'mucarela', 'ricota'],
  ['manteiga', 'margarina'],
  ['pao', 'baguete'],
  ['carne', 'patinho', 'alcatra', 'picanha', 'acem', 'maminha', 'fraldinha', 'contrafile', 'coxao'],
  ...generalWords.filter(([general]) => general === 'peixe'),
].map((names) => new Set(names.map(kindOf)))

/** Takes the first word as the kind: 'leite' of 'leite desnatado', not of 'creme de leite'. */
function kindOf(title: string): string {
  const kind = kindIn(wordsOf(title).filter(({ folded }) => !/\d/.test(folded)))
  return sameKind.get(kind) ?? kind
}

function kindIn([first, ...rest]: readonly Word[]): string {
  if (!first) return ''
  const isOf = rest[0]?.folded === 'de'
  return isTie(first) || (isOf && holders.has(first.stem)) ? kindIn(rest) : first.stem
}

const isRelatedKind = (one: string, other: string) =>
  related.some((kinds) => kinds.has(one) && kinds.has(other))

const kindWeight = 4
/** Prefers a pack of the ordered size. */
const sizeWeight = 20
/** Relative size tolerance; pieces are counted. */
const sizeTolerance = 0.1
const wordWeight = 1.5
/** Weighs the same measure, or for related kinds the same amount. */
const measureWeight = 1
/** A threefold price outweighs a word. */
const priceWeight = 1.5

export type PieceSize = Pick<Measure, 'kind' | 'thousandths'>

export type MissingThing = {
  readonly variantId: VariantId
  readonly title: string
  readonly size: PieceSize | null
  /** Minor units per piece; null when unknown. */
  readonly amount: number | null
  readonly currency: string | null
}

export type SimilarThing = {
  readonly product: Product
  readonly variant: Variant
  readonly size: PieceSize | null
  readonly isSameSize: boolean
  readonly isOfKind: boolean
}

/** Finds replacements in stock, most similar first; skips `leftOut`. */
export function similarProducts(
  catalog: Catalog,
  missing: MissingThing,
  leftOut: ReadonlySet<Product | undefined> = new Set(),
): readonly SimilarThing[] {
  const product = catalog.productsByVariant.get(missing.variantId) ?? null
  const neighbours = neighboursOf(catalog, { product, kind: kindOf(missing.title) })
  return mostAlike(neighbours, { product, missing, leftOut })
}

/** Lists products of the same aisle, for when nothing is similar. */
export function aisleProducts(
  catalog: Catalog,
  missing: MissingThing,
  leftOut: ReadonlySet<Product | undefined>,
): readonly SimilarThing[] {
  const product = catalog.productsByVariant.get(missing.variantId) ?? null
  const homeOf = homeCategoriesOf(catalog)
  const home = product && homeOf(product)
  const others = catalog.snapshot.products.filter(
    (other) => home && other !== product && homeOf(other)?.aisle === home.aisle,
  )
  const neighbours = others.map((other) => ({ product: other, isOfKind: false }))
  return mostAlike(neighbours, { product, missing, leftOut })
}

type Beside = {
  readonly product: Product | null
  readonly missing: MissingThing
  readonly leftOut: ReadonlySet<Product | undefined>
}

function mostAlike(
  neighbours: readonly Neighbour[],
  { product, missing, leftOut }: Beside,
): readonly SimilarThing[] {
  const words = lettersIn(missing.title)
  return neighbours
    .filter(({ product: other }) => other === product || !leftOut.has(other))
    .flatMap((neighbour) => thingsIn(neighbour, missing))
    .map((thing) => ({ thing, score: scoreOf(thing, { missing, words }) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ thing }) => thing)
}

type Neighbour = Pick<SimilarThing, 'product' | 'isOfKind'>

/** Uses only the product's own aisle; best sellers span all. */
function neighboursOf(
  catalog: Catalog,
  { product, kind }: { readonly product: Product | null; readonly kind: string },
): readonly Neighbour[] {
  const homeOf = homeCategoriesOf(catalog)
  const home = product && homeOf(product)
  return catalog.snapshot.products.flatMap((other): Neighbour[] => {
    if (other === product) return [{ product, isOfKind: true }]
    if (kind === '' || (home && homeOf(other)?.aisle !== home.aisle)) return []
    const otherKind = kindOf(other.title)
    const isOfKind = otherKind === kind
    return isOfKind || isRelatedKind(kind, otherKind) ? [{ product: other, isOfKind }] : []
  })
}

/** Picks one variant per product: as much as missing, else nearest in price. */
function thingsIn({ product, isOfKind }: Neighbour, missing: MissingThing): readonly SimilarThing[] {
  const inStock = product.variants.filter(
    (variant) =>
      variant.id !== missing.variantId &&
      product.title !== '' &&
      (missing.currency === null || variant.price.currency === missing.currency) &&
      availabilityOf(product, variant).kind === 'available',
  )
  const isItself = product.variants.some(({ id }) => id === missing.variantId)
  const things = inStock
    .toSorted((one, other) => distance(one, missing) - distance(other, missing))
    .map((variant) => ({ product, variant, isOfKind, ...sizeOf(product, variant, missing) }))
    .filter(({ size }) => isMeasuredAlike(size, missing.size))
  if (isItself) return things
  return [things.find(({ isSameSize }) => isSameSize) ?? things[0]].filter((one) => one !== undefined)
}

function sizeOf(
  product: Product,
  variant: Variant,
  { size: wanted }: MissingThing,
): Pick<SimilarThing, 'size' | 'isSameSize'> {
  const measure = measureOf(product, variant)
  if (!measure || !wanted) return { size: null, isSameSize: false }
  const { kind, thousandths } = measure
  const tolerance = kind === 'count' ? 0 : wanted.thousandths * sizeTolerance
  const isSameSize = kind === wanted.kind && Math.abs(thousandths - wanted.thousandths) <= tolerance
  return { size: { kind, thousandths }, isSameSize }
}

/** 'leite condensado, 395 g' is no other size of a litre of milk. */
const isMeasuredAlike = (one: PieceSize | null, other: PieceSize | null) =>
  !one || !other || one.kind === other.kind || one.kind === 'count' || other.kind === 'count'

function scoreOf(
  { product, variant, size, isSameSize, isOfKind }: SimilarThing,
  { missing, words }: { readonly missing: MissingThing; readonly words: readonly string[] },
): number {
  return (
    (isOfKind ? kindWeight : 0) +
    sharedWords(words, product) * wordWeight +
    (size && size.kind === missing.size?.kind ? measureWeight : 0) +
    (isSameSize ? (isOfKind ? sizeWeight : measureWeight) : 0) -
    distance(variant, missing) * priceWeight
  )
}

/** 0 for the same price, 1 for twice or half of it; 1 when unknown. */
function distance({ price }: Variant, { amount: wanted }: MissingThing): number {
  const amount = effectiveAmount(price)
  if (!wanted || amount <= 0) return 1
  return Math.abs(Math.log2(amount / wanted))
}

const lettersIn = (title: string) =>
  foldText(title)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)

function sharedWords(words: readonly string[], { title }: Product): number {
  const others = lettersIn(title)
  return words.filter((word) => others.includes(word)).length
}
