import type { Catalog } from '../../../catalog/snapshot.ts'
import { availabilityOf } from '../../../domain/availability.ts'
import type { OrderLine } from '../../../domain/order.ts'
import { paths } from '../../../domain/paths.ts'
import { effectiveAmount, type Product, type Variant, variantTitleOf } from '../../../domain/product.ts'
import { foldText } from '../../../domain/text.ts'
import type { DeskAlternative } from '../../api/orders.ts'

const most = 6
/** A word in common says more than a price that is near; one that is three times as high says more than the word. */
const wordWeight = 2
const priceWeight = 1.5

type Candidate = { readonly product: Product; readonly variant: Variant }

/**
 * What is in stock in place of a line: other sizes of the product, and what else its categories hold; most alike in name
 * and price first. Of a product that the store no longer has, whatever is called alike.
 */
export function alternativesOf(catalog: Catalog, line: OrderLine): readonly DeskAlternative[] {
  const product = catalog.productsByVariant.get(line.variantId) ?? null
  const words = wordsOf(line.title)
  return neighboursOf(catalog, product)
    .flatMap((candidate) => candidatesIn(candidate, line))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, { line, words, product }) }))
    .filter(({ candidate }) => product !== null || sharedWords(words, candidate.product) > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ candidate }) => shown(candidate))
}

/** All products where the one that is missing is not known. */
function neighboursOf({ categories, snapshot }: Catalog, product: Product | null): readonly Product[] {
  if (!product) return snapshot.products
  const others = categories.filter(({ products }) => products.includes(product))
  return [...new Set([product, ...others.flatMap(({ products }) => products)])]
}

/** One variant for each product, that which costs most nearly the same; of the same product all others. */
function candidatesIn(product: Product, line: OrderLine): readonly Candidate[] {
  const inStock = product.variants.filter(
    (variant) =>
      variant.id !== line.variantId &&
      product.title !== '' &&
      (line.currency === null || variant.price.currency === line.currency) &&
      availabilityOf(product, variant).kind === 'available',
  )
  const isSame = product.variants.some(({ id }) => id === line.variantId)
  const byPrice = inStock.toSorted((one, other) => distance(one, line) - distance(other, line))
  return (isSame ? byPrice : byPrice.slice(0, 1)).map((variant) => ({ product, variant }))
}

type Wanted = {
  readonly line: OrderLine
  readonly words: readonly string[]
  readonly product: Product | null
}

function scoreOf({ product, variant }: Candidate, wanted: Wanted): number {
  const shared = product.collectionIds.filter((id) => wanted.product?.collectionIds.includes(id)).length
  return (
    sharedWords(wanted.words, product) * wordWeight + shared - distance(variant, wanted.line) * priceWeight
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

function shown({ product, variant }: Candidate): DeskAlternative {
  return {
    variantId: variant.id,
    title: product.title,
    variantTitle: variantTitleOf(product, variant),
    price: { amount: effectiveAmount(variant.price), currency: variant.price.currency },
    picture: variant.picture ?? product.pictures[0] ?? null,
    path: paths.product(product.handle),
  }
}
