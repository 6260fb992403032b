import type { ProductId } from '../../domain/identifiers.ts'
import { packContentsOf } from '../../domain/pack-contents.ts'
import { displayedVariant, effectiveAmount, type Product } from '../../domain/product.ts'
import { foldText, spellTies } from '../../domain/text.ts'
import { measureOf, unitPriceOf } from '../../domain/unit-price.ts'
import type { WrittenThing } from '../../domain/written-list/written-line.ts'
import { matchName, type NameMatch } from '../../search/match-name.ts'
import { type NamedProduct, nameTiers } from '../../search/name-tiers.ts'
import type { Source } from '../../search/search-catalog.ts'
import { stemsOf } from '../../search/words.ts'
import { similarProducts } from '../similar-products.ts'
import { type Catalog, namedBestSellers } from '../snapshot.ts'
import { type Asked, compareKeys, misfits, type Offer, offerOf, offersOf, type Sold } from './offers.ts'

export type Likelihood = {
  readonly bought: ReadonlySet<ProductId>
  readonly sold: Sold
}

export type MatchedThing = {
  readonly choice: Offer | null
  readonly others: readonly Offer[]
  readonly soldOut: Offer | null
  /** One of `nameTiers`, of the best; -1 where nothing was found. */
  readonly tier: number
  readonly leftOut: string | null
}

const nothing: MatchedThing = { choice: null, others: [], soldOut: null, tier: -1, leftOut: null }

const mostOthers = 4
/** Products that are looked at: what stands further behind was found by the way. */
const mostCandidates = 30
const equalsFirst = 2

export function matchThing(source: Source, written: WrittenThing, likelihood: Likelihood): MatchedThing {
  const match = written.name === '' ? null : matchName(source, written.name)
  if (!match) return nothing
  if (match.isNear) return near(match, { thing: written, leftOut: null, sold: likelihood.sold })
  const thing = settled(written, match)
  const bestSellers = new Set(namedBestSellers(source.catalog))
  const ranked = rank(match, { thing, bestSellers, ...likelihood })
  const [best] = ranked
  const asked = { thing, leftOut: match.leftOut, sold: likelihood.sold }
  if (!best || isOtherwiseSold(best, thing)) return near(match, { ...asked, leftOut: null })
  const variants = offersOf(best.offer.product, asked).filter(({ variant }) => variant !== best.offer.variant)
  const alike = ranked.filter(({ named, offer }) => offer !== best.offer && isAlike(named, best.named))
  const equals = alike.filter(({ isEqual }) => isEqual).map(({ offer }) => offer)
  const first = best.offer.isInStock ? equals.slice(0, equalsFirst) : []
  const likeliest = [best.offer, ...first, ...variants, ...equals, ...alike.map(({ offer }) => offer)]
  const found = [...new Set(likeliest)].filter(({ isInStock }) => isInStock)
  const [choice = null, ...others] = found.length > 0 ? found : similarTo(best.offer, source.catalog, asked)
  return {
    choice,
    others: others.slice(0, mostOthers),
    soldOut: best.offer.isInStock ? null : best.offer,
    tier: best.named.tier,
    leftOut: match.leftOut,
  }
}

/** Offers what has words in common with a thing, and takes nothing. */
function near({ products }: NameMatch, asked: Asked): MatchedThing {
  const offers = products.slice(0, mostCandidates).flatMap(({ product }) => offerOf(product, asked) ?? [])
  return { ...nothing, others: offers.filter(({ isInStock }) => isInStock).slice(0, mostOthers) }
}

/** Finds what stands in the aisle of something that is sold out, most alike first. */
function similarTo({ product, variant }: Offer, catalog: Catalog, asked: Asked): readonly Offer[] {
  const { title } = product
  const { currency } = variant.price
  const missing = { variantId: variant.id, title, size: measureOf(product, variant), currency }
  const isRelated = similarProducts(catalog, { ...missing, amount: effectiveAmount(variant.price) })
  return isRelated.slice(0, mostOthers + 1).flatMap((other) => offerOf(other.product, asked) ?? [])
}

/** Products found only by a side word are no exchange: the cake of 'cenoura'. */
function isAlike(other: NamedProduct, best: NamedProduct): boolean {
  return other.tier >= Math.min(best.tier, nameTiers.kind) || kindOf(other.product) === kindOf(best.product)
}

/** A bare '200' is of grams where what is meant is weighed, else it counts packs. */
function settled(thing: WrittenThing, { products: [first] }: NameMatch): WrittenThing {
  const { orCount } = thing.amount
  if (orCount === undefined || !first) return thing
  const variant = displayedVariant(first.product)
  const isByMass = variant !== null && packContentsOf(first.product, variant).size?.kind === 'mass'
  return isByMass ? thing : { ...thing, amount: { count: orCount, unit: null, size: null } }
}

const kindOf = ({ title }: Product) => stemsOf(title)[0]

type Offered = { readonly named: NamedProduct; readonly offer: Offer }
/** Equals are as good an answer as the search's first: of its kind, in its aisle, measured like it. */
type Ranked = Offered & { readonly isEqual: boolean }
type Ranking = Likelihood & Pick<Asked, 'thing'> & { readonly bestSellers: ReadonlySet<Product> }

/** Says 'sem lactose' where 'com lactose' is asked for. */
function isOpposite({ product, variant }: Offer, { name }: WrittenThing): boolean {
  const text = foldText(spellTies(`${product.title} ${product.subtitle ?? ''} ${variant.title}`))
  return [...foldText(name).matchAll(/(?<!\S)(com|sem) (\S+)/g)].some(
    ([said, tie, of]) => !text.includes(said) && text.includes(`${tie === 'com' ? 'sem' : 'com'} ${of}`),
  )
}

function rank(
  { products, leftOut }: NameMatch,
  { thing, bought, sold, bestSellers }: Ranking,
): readonly Ranked[] {
  const offered = products.slice(0, mostCandidates).flatMap((named) => {
    const offer = offerOf(named.product, { thing, leftOut, sold })
    return offer && !isOpposite(offer, thing) ? [{ named, offer }] : []
  })
  const fitting = offered.some(({ offer }) => offer.misfit < misfits.kind) ? misfits.kind : Infinity
  const first = offered.find(({ offer }) => offer.misfit < fitting)
  if (!first) return []
  // Two doubts are too many: an unknown brand, and what it seems to be comes in no such size.
  if (leftOut !== null && first !== offered[0]) return []
  const isEqual = isLike(first)
  const dearest = dearestOf(
    offered.filter(({ named: { tier }, offer: { misfit, isInStock } }) => {
      return tier === first.named.tier && misfit < fitting && isInStock
    }),
  )
  const soldOf = ({ variants }: Product) => variants.reduce((sum, { id }) => sum + (sold.get(id) ?? 0), 0)
  const isDear = (offer: Offer, times: number) => offer === dearest?.offer && dearest.times >= times
  const isUsual = (product: Product) => bought.has(product.id) || soldOf(product) > 0
  return offered
    .map(({ named, offer }, place) => {
      const { product, misfit } = offer
      const key = [
        misfit < fitting ? 0 : 1,
        -Math.min(named.tier, nameTiers.kind),
        // 'lata de milho verde': what is in one, and not what is called just so.
        isInUnit(offer, thing) ? 0 : 1,
        -named.tier,
        isEqual({ named, offer }) ? 0 : 1,
        isDear(offer, farDearer) && !isUsual(product) ? 1 : 0,
        misfit,
        bought.has(product.id) ? 0 : 1,
        -soldOf(product),
        bestSellers.has(product) ? 0 : 1,
        offer.isInStock ? 0 : 1,
        isDear(offer, 1) ? 1 : 0,
        place,
      ]
      return { ranked: { named, offer, isEqual: isEqual({ named, offer }) }, key }
    })
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ ranked }) => ranked)
}

function isLike(first: Offered): (other: Offered) => boolean {
  const look = ({ named: { tier }, offer: { product, variant } }: Offered) => ({
    key: [tier, kindOf(product), product.collectionIds[0]].join(),
    size: unitPriceOf(product, variant)?.kind ?? null,
  })
  const { key, size } = look(first)
  return (other) => {
    const found = look(other)
    return found.key === key && (size === null || found.size === null || found.size === size)
  }
}

/** A bunch of 'hortelã' is no tea of it. */
function isOtherwiseSold({ named, offer }: Offered, thing: WrittenThing): boolean {
  const isKind = named.tier >= nameTiers.kind || named.tier === nameTiers.beside
  return !isKind && /^(?:maço|penca|cacho|pé|ramo)$/.test(thing.amount.unit ?? '') && !isInUnit(offer, thing)
}

/** 'lata de ervilha': what says that it is in one. */
function isInUnit({ product, variant }: Offer, { amount: { unit } }: WrittenThing): boolean {
  const [stem] = stemsOf(unit ?? '')
  if (stem === undefined) return false
  return stemsOf(`${product.title} ${product.subtitle ?? ''} ${variant.title}`).includes(stem)
}

/** Times what the next one costs: so much dearer is seldom meant, not even in just the size that was asked for. */
const farDearer = 1.2

/** The one that costs most of several, by weight or by the piece where all say theirs; null where none does alone. */
function dearestOf(offered: readonly Offered[]) {
  const paidFor = ({ variant, facts }: Offer) => effectiveAmount(variant.price) * facts.packs
  const measures = [
    ({ product, variant }: Offer) => unitPriceOf(product, variant)?.perBase ?? null,
    ({ product, variant }: Offer) => {
      const { pieces } = packContentsOf(product, variant)
      return pieces === null ? null : effectiveAmount(variant.price) / pieces
    },
  ]
  const priceOf = measures.find((read) => offered.every(({ offer }) => read(offer) !== null)) ?? paidFor
  const priced = offered.map(({ offer }) => ({ offer, price: priceOf(offer) ?? 0 }))
  const [most, next] = priced.toSorted((one, other) => other.price - one.price)
  if (!most || !next || most.price <= next.price) return null
  return { offer: most.offer, times: most.price / next.price }
}
