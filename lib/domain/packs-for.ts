import { maximumQuantity } from './cart.ts'
import type { Measure } from './measure.ts'
import { type Content, type PackContents, packContentsOf } from './pack-contents.ts'
import type { Product, Variant } from './product.ts'
import { foldText } from './text.ts'
import type { WrittenAmount } from './written-list/written-line.ts'

/** How some packs of a variant answer what was asked for. */
export type PackFacts = {
  readonly packs: number
  /** What is in one pack, in the kind that was asked for; null where that is not known. */
  readonly of: Content | null
  /** What was asked for in all; null where nothing was said, or packs were. */
  readonly asked: Content | null
  /** What the packs hold together. */
  readonly reaches: Content | null
  /**
   * `exact`: just as much as was asked for, or nothing was said. `more` or `less`: the packs do not come to just that.
   * `less-than-piece`: less was asked for than the one piece, which is weighed. `pieces-by-weight`: so many pieces of
   * what is sold by the kilogram. `unknown`: nothing says what is in a pack.
   */
  readonly outcome: 'exact' | 'more' | 'less' | 'less-than-piece' | 'pieces-by-weight' | 'unknown'
}

/** By how much of a pack the packs may fall short of what was asked for: a litre of oil is a bottle of 900 ml. */
const tolerance = 0.12
/** Packs so many times larger than the size that was asked for are packs for all of it. */
const muchMore = 2
/** Grams of one tomato, banana or onion, where the merchant says nothing. */
const pieceGrams = 150
/** Fewer pieces than this part of a pack are packs: no one buys two eggs. */
const leastPart = 1 / 4
/** Units of packs, never of what is counted in them. */
const outerPacks = ['caixa', 'pacote', 'fardo', 'bandeja', 'cartela', 'saco', 'rede', 'balde', 'pote']
/** What one has a part of; where no pack counts them, one pack is enough. */
const smallParts = ['dente', 'fatia', 'ramo']

const asContent = (kind: Content['kind'], amount: number): Content => ({ kind, amount })
const clamp = (packs: number) => Math.min(maximumQuantity, Math.max(1, packs))

/** How many packs of a variant an amount asks for. Pure; the stock is not looked at. */
export function packsFor(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
  amount: WrittenAmount,
): PackFacts {
  const contents = packContentsOf(product, variant)
  if (amount.size) return packsOfSize(contents, amount.size, amount.count ?? 1)
  if (amount.count === null) return plainPacks(1)
  return packsOfCount(contents, amount.count, amount.unit)
}

function plainPacks(packs: number): PackFacts {
  return { packs: clamp(packs), of: null, asked: null, reaches: null, outcome: 'exact' }
}

type InPlace = {
  /** Of one pack; null where that is not known. */
  readonly wanted: PackSize | null
  readonly size: PackSize | null
  /** Null where that is not counted. */
  readonly stock: number | null
}
type PackSize = Pick<Measure, 'kind' | 'thousandths'>

/**
 * How many packs of one size are most nearly as much as `count` of another: as many where not both are known, or they are
 * measured otherwise. One at least, and never more than there are.
 */
export function packsInPlace(count: number, { wanted, size, stock }: InPlace): number {
  const isKnown = wanted && size && wanted.kind === size.kind
  const packs = isKnown ? Math.round((wanted.thousandths * count) / size.thousandths) : count
  return Math.min(clamp(packs), Math.max(1, stock ?? maximumQuantity))
}

function packsOfSize(contents: PackContents, size: Content, count: number): PackFacts {
  const { isWeighed } = contents
  const of = contents.size?.kind === size.kind ? contents.size : null
  const asked = asContent(size.kind, size.amount * count)
  if (!of) return { packs: clamp(count), of: contents.size, asked, reaches: null, outcome: 'unknown' }
  if (isWeighed) {
    const packs = clamp(Math.round(asked.amount / of.amount))
    const isLess = packs === 1 && asked.amount < of.amount
    return { ...reached({ of, asked, packs }), ...(isLess ? { outcome: 'less-than-piece' as const } : {}) }
  }
  // Six of half a litre are two bottles of a litre and a half; six cups of 150 g stay six of 170 g.
  const isMuchMore = of.amount >= muchMore * size.amount
  const packs = isMuchMore ? fewest(asked.amount / of.amount) : count * fewest(size.amount / of.amount)
  return reached({ of, asked, packs: clamp(packs) })
}

/** The fewest packs that reach an amount given in packs, or as good as do. */
function fewest(packs: number): number {
  const whole = Math.floor(packs)
  return whole >= 1 && packs - whole <= tolerance ? whole : Math.ceil(packs)
}

function reached({ of, asked, packs }: { of: Content; asked: Content; packs: number }): PackFacts {
  const reaches = asContent(of.kind, of.amount * packs)
  const outcome = reaches.amount === asked.amount ? 'exact' : reaches.amount > asked.amount ? 'more' : 'less'
  return { packs, of, asked, reaches, outcome }
}

function packsOfCount(contents: PackContents, count: number, unit: string | null): PackFacts {
  const asked = asContent('count', count)
  if (unit !== null && unit !== 'unidade') {
    const named =
      contents.counted.find(({ word }) => isNamed(word, unit)) ??
      contents.counted.find(({ word, holder }) => {
        return /^(?:un\p{L}*)?$/iu.test(word) && !outerPacks.includes(unit) && !isNamed(holder, unit)
      })
    if (named) return reachedPieces(asked, named.count)
    return smallParts.includes(unit)
      ? { packs: 1, of: null, asked, reaches: null, outcome: 'unknown' }
      : plainPacks(count)
  }
  const { pieces, size, isLoose, isSealed } = contents
  if (pieces !== null)
    return count < pieces * (isSealed ? 1 : leastPart) ? plainPacks(count) : reachedPieces(asked, pieces)
  if (isLoose && size && count > 1) {
    const packs = clamp(fewest((count * pieceGrams) / size.amount))
    const reaches = asContent('mass', packs * size.amount)
    return { packs, of: size, asked, reaches, outcome: 'pieces-by-weight' }
  }
  return plainPacks(count)
}

function reachedPieces(asked: Content, pieces: number): PackFacts {
  const packs = clamp(Math.ceil(asked.amount / pieces))
  return reached({ of: asContent('count', pieces), asked, packs })
}

/** 'rolos' counts a 'rolo'. */
function isNamed(word: string, unit: string): boolean {
  return (
    foldText(word).startsWith(foldText(unit).slice(0, 4)) ||
    foldText(word).replace(/s$/, '') === foldText(unit)
  )
}
