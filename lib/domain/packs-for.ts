import { maximumQuantity } from './cart.ts'
import type { Measure } from './measure.ts'
import { type Content, type PackContents, packContentsOf } from './pack-contents.ts'
import type { Product, Variant } from './product.ts'
import { foldText } from './text.ts'
import { packs } from './written-list/units.ts'
import type { WrittenAmount } from './written-list/written-line.ts'

export type PackFacts = {
  readonly packs: number
  readonly of: Content | null
  readonly asked: Content | null
  readonly reaches: Content | null
  /** `less-than-piece`: below one weighed piece. `pieces-by-weight`: pieces of goods sold by the kilogram. */
  readonly outcome: 'exact' | 'more' | 'less' | 'less-than-piece' | 'pieces-by-weight' | 'unknown'
}

/** Allowed shortfall in packs: 900 ml of oil count as a litre. */
const tolerance = 0.12
/** Packs this many times larger than the requested size cover the whole request. */
const muchMore = 2
/** Grams of a tomato, banana or onion without a stated weight. */
const pieceGrams = 150
/** Fewer pieces than this part of a pack mean packs: two eggs mean two boxes. */
const leastPart = 1 / 4
/** Units of packs, never of their contents. */
const outerPacks = ['caixa', 'pacote', 'fardo', 'bandeja', 'cartela', 'saco', 'rede', 'balde', 'pote']
const smallParts = ['dente', 'fatia', 'ramo']

const asContent = (kind: Content['kind'], amount: number): Content => ({ kind, amount })
const clamp = (packs: number) => Math.min(maximumQuantity, Math.max(1, packs))

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

type PackSize = Pick<Measure, 'kind' | 'thousandths'> | null
type InPlace = { readonly wanted: PackSize; readonly size: PackSize; readonly stock: number | null }

/** Finds the nearest number of packs, 1 up to the stock; the same number if sizes cannot be compared. */
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

/** Rounds up, except for a shortfall within `tolerance`. */
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

function isNamed(word: string, unit: string): boolean {
  return (
    foldText(word).startsWith(foldText(unit).slice(0, 4)) ||
    new RegExp(`^(?:${packs[unit] ?? unit})$`, 'iu').test(word)
  )
}
