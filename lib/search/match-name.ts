import type { Product } from '../domain/product.ts'
import { planQuery, type Slot } from './query-plan.ts'
import { type Source, searchCatalog } from './search-catalog.ts'
import type { SearchIndex } from './search-index.ts'
import { isTie, stemsOf, type Word, wordsOf } from './words.ts'

/**
 * How well a product is what a name says: it is called just so; that is its first word and the rest stands in its title;
 * all stands in its title; that is its first word and the rest stands beside it; the words stand anywhere.
 */
export const nameTiers = { title: 4, kind: 3, titled: 2, beside: 1, anywhere: 0 } as const

export type NamedProduct = {
  readonly product: Product
  /** One of `nameTiers`: more is better. */
  readonly tier: number
}

export type NameMatch = {
  /** Best first; what is sold out is among them. */
  readonly products: readonly NamedProduct[]
  /** The words of the name that none of them has, as written: 'tio joão' of 'arroz tio joão'; or null. */
  readonly leftOut: string | null
}

/** Words that make another thing of the one before: a 'suco de caju' is no other juice. */
const definingTies: ReadonlySet<string> = new Set(['de', 'em'])
/** How it is cut: a thing 'em fatias' is the same thing. */
const cuts = /^(?:fatia|pedaco|cubo|bife|rodela|tira|posta|lasca|metade)s?$/
/** What stands behind these is how it should be, whatever else is called so. */
const asides: ReadonlySet<string> = new Set(['com', 'sem', 'para', 'pra', 'pro', 'tipo', 'sabor'])

type NameWord = Word & { readonly isKnown: boolean; readonly before: string | null }

/**
 * The products that a name of a list may mean, or null where there are none. Whole names go first; then words that the
 * catalogue does not know are left out, then the last ones, then the first: the thing itself mostly comes first. Words that
 * make it another thing are never left out.
 */
export function matchName(source: Source, name: string): NameMatch | null {
  const { index } = source
  const whole = searchCatalog(source, name)
  const meant = whole.correction ?? name
  const words = nameWords(index, meant)
  if (whole.match === 'every' && whole.products.length > 0) {
    const products = inTiers(index, meant, whole.products)
    const isMeant = whole.correction === null || isCalledSo(products)
    if (isMeant && !isForPurpose(products, words)) return { products, leftOut: null }
  }
  const isKind = (word: Word) =>
    index.find([{ words: [word], others: [], prefix: null }], { needs: 'every', in: 'kinds' }).length > 0
  for (const kept of fewerWords(words)) {
    const left = words.filter((word) => !kept.includes(word))
    if (left.some((word) => isDefining(word, isKind))) continue
    const query = kept.map(({ written }) => written).join(' ')
    const found = searchCatalog(source, query)
    if (found.match !== 'every' || found.correction !== null) continue
    if (found.products.length === 0) continue
    const products = inTiers(index, query, found.products)
    if (!isForPurpose(products, words)) return { products, leftOut: textOf(left) }
  }
  return null
}

/** What a word was put right to has to be what the thing is: a 'limpol' is no shrimp that is 'limpo'. */
const isCalledSo = ([first]: readonly NamedProduct[]) =>
  first !== undefined && first.tier !== nameTiers.anywhere && first.tier !== nameTiers.titled

/** Whether only what the thing is for was found: the sauce of 'tomate pra molho'. */
function isForPurpose([first]: readonly NamedProduct[], words: readonly NameWord[]): boolean {
  const [kind] = stemsOf(first?.product.title ?? '')
  return words.some(({ stem, before }) => stem === kind && before !== null && asides.has(before))
}

function nameWords(index: SearchIndex, name: string): readonly NameWord[] {
  const all = wordsOf(name)
  return all.flatMap((word, place): NameWord[] => {
    if (isTie(word) || asides.has(word.folded)) return []
    const before = all[place - 1]
    const isKnown = planQuery(word.written, index.words).some(
      (slot) => index.find([{ ...slot, prefix: null }], { needs: 'every' }).length > 0,
    )
    return [{ ...word, isKnown, before: before && !isPlain(before) ? before.folded : null }]
  })
}

const isPlain = (word: Word) => !isTie(word) && !asides.has(word.folded)

/** Ways to leave words out, the most telling first. */
function* fewerWords(words: readonly NameWord[]): Generator<readonly NameWord[]> {
  const known = words.filter(({ isKnown }) => isKnown)
  if (known.length === 0) return
  if (known.length < words.length) yield known
  for (let end = known.length - 1; end > 0; end -= 1) yield known.slice(0, end)
  for (let start = 1; start < known.length; start += 1) yield known.slice(start)
}

function isDefining(word: NameWord, isKind: (word: Word) => boolean): boolean {
  if (word.before !== null && definingTies.has(word.before)) return !cuts.test(word.folded)
  return (word.before === null || !asides.has(word.before)) && isKind(word)
}

function textOf(words: readonly NameWord[]): string | null {
  return (
    words.map(({ before, written }) => (before === null ? written : `${before} ${written}`)).join(' ') || null
  )
}

function inTiers(index: SearchIndex, query: string, products: readonly Product[]): readonly NamedProduct[] {
  const slots = planQuery(query, index.words)
  return products
    .map((product) => ({ product, tier: tierOf(product, slots) }))
    .sort((one, other) => other.tier - one.tier)
}

function tierOf({ title }: Product, slots: readonly Slot[]): number {
  const stems = stemsOf(title)
  const named = slots.map((slot) =>
    phrasesOf(slot).find((phrase) => phrase.every((stem) => stems.includes(stem))),
  )
  const isKind = named.some((phrase) => phrase?.includes(stems[0] ?? ''))
  if (named.some((phrase) => phrase === undefined)) return isKind ? nameTiers.beside : nameTiers.anywhere
  if (!isKind) return nameTiers.titled
  const asked = named.flatMap((phrase) => phrase ?? [])
  return stems.every((stem) => asked.includes(stem)) ? nameTiers.title : nameTiers.kind
}

const phrasesOf = ({ words, others }: Slot) => [words.map(({ stem }) => stem), ...others]
