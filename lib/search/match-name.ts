import type { Product } from '../domain/product.ts'
import { planQuery, type Slot } from './query-plan.ts'
import { type Source, searchCatalog } from './search-catalog.ts'
import type { SearchIndex } from './search-index.ts'
import { soundOf } from './vocabulary.ts'
import { stemsOf, type Word, wordsOf } from './words.ts'

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
/** Those that the search looks for as well: 'com gás' is not 'sem gás'. */
const spoken: ReadonlySet<string> = new Set(['com', 'sem'])

/** What a name is made of: a word, or several that have another name together. */
type Part = {
  /** As they are meant. */
  readonly words: readonly Word[]
  readonly written: string
  readonly isKnown: boolean
  /** What ties it to the part before it. */
  readonly before: string | null
  /** Whether the search knows other names for it. */
  readonly isOtherName: boolean
}

/**
 * The products that a name of a list may mean, or null where there are none. Whole names go first; then words that the
 * catalogue does not know are left out, then the last ones, then the first: the thing itself mostly comes first. Words that
 * make it another thing are never left out.
 */
export function matchName(source: Source, name: string): NameMatch | null {
  const { index } = source
  const whole = searchCatalog(source, name)
  if (whole.match === 'every' && whole.products.length > 0) {
    const meant = whole.correction ?? name
    const products = inTiers(index, meant, whole.products)
    const isMeant = whole.correction === null || isCalledSo(products)
    if (isMeant && !isSomethingElse(products, partsOf(index, meant))) return { products, leftOut: null }
  }
  const parts = partsOf(index, name)
  for (const kept of fewerParts(parts)) {
    const left = parts.filter((part) => !kept.includes(part))
    const query = kept.map(queryOf).join(' ')
    const found = searchCatalog(source, query)
    if (found.match !== 'every' || found.products.length === 0) continue
    const products = inTiers(index, found.correction ?? query, found.products)
    if (found.correction !== null && !isCalledSo(products)) continue
    if (isSomethingElse(products, parts) || left.some((part) => isDefining(index, part, products))) continue
    return { products, leftOut: left.map(textOf).join(' ') || null }
  }
  return null
}

/** What a word was put right to has to be what the thing is: a 'limpol' is no shrimp that is 'limpo'. */
const isCalledSo = ([first]: readonly NamedProduct[]) =>
  first !== undefined && first.tier !== nameTiers.anywhere && first.tier !== nameTiers.titled

/**
 * Whether what was found is only what the thing is for, or made of: the sauce of 'tomate pra molho', the popcorn of 'milho
 * de pipoca', the strawberry of a 'geleca de morango'.
 */
function isSomethingElse([first]: readonly NamedProduct[], parts: readonly Part[]): boolean {
  const stems = stemsOf(first?.product.title ?? '')
  const stands = ({ words }: Part) => words.some(({ stem }) => stems.includes(stem))
  const [head] = parts
  return parts.some((part) => {
    if (part.before === null || !part.words.some(({ stem }) => stem === stems[0])) return false
    if (asides.has(part.before)) return true
    return definingTies.has(part.before) && head !== undefined && !head.isOtherName && !stands(head)
  })
}

function partsOf(index: SearchIndex, name: string): readonly Part[] {
  const all = wordsOf(name)
  const parts: Part[] = []
  let place = 0
  let before: string | null = null
  for (const slot of planQuery(name, index.words)) {
    const [first] = slot.words
    const last = slot.words.at(-1)
    for (; place < all.length && all[place]?.folded !== first?.folded; place += 1) {
      before = all[place]?.folded ?? null
    }
    const start = place
    while (place < all.length && all[place]?.folded !== last?.folded) place += 1
    place += 1
    if (slot.words.length === 1 && first && asides.has(first.folded)) {
      before = first.folded
      continue
    }
    const isKnown = index.find([{ ...slot, prefix: null }], { needs: 'every' }).length > 0
    const isOtherName = slot.others.length > 0
    const written = spelled(all.slice(start, place))
    parts.push({ ...putRight(index, { ...slot, isKnown }), written, before, isOtherName })
    before = null
  }
  const rest = all.slice(place)
  if (rest.length === 0) return parts
  return [...parts, { words: rest, written: spelled(rest), isKnown: false, before, isOtherName: false }]
}

const spelled = (words: readonly Word[]) => words.map(({ written }) => written).join(' ')

/** A word that nobody knows, where it sounds like a known one, or is long and one slip away. */
function putRight(
  { vocabulary }: SearchIndex,
  { words, others, isKnown }: Slot & Pick<Part, 'isKnown'>,
): Pick<Part, 'words' | 'isKnown'> {
  const [word, ...more] = words
  // A word of the synonyms is well spelt: 'cerveja' is no 'cereja'.
  if (isKnown || !word || more.length > 0 || others.length > 0) return { words, isKnown }
  const meant = vocabulary
    .near(word.folded, { mayGoOn: false })
    .find((near) => soundOf(near) === soundOf(word.folded) || word.folded.length >= longWord)
  return meant === undefined
    ? { words, isKnown }
    : { words: wordsOf(vocabulary.writtenOf(meant)), isKnown: true }
}

/** Letters; with a slip in fewer it may well be a brand. */
const longWord = 7

/** Ways to leave parts out, the most telling first. */
function* fewerParts(parts: readonly Part[]): Generator<readonly Part[]> {
  const known = parts.filter(({ isKnown }) => isKnown)
  if (known.length === 0) return
  yield known
  for (let end = known.length - 1; end > 0; end -= 1) yield known.slice(0, end)
  for (let start = 1; start < known.length; start += 1) yield known.slice(start)
}

/** Whether a part that none of these products has makes the thing another one. */
function isDefining(index: SearchIndex, { words, before }: Part, products: readonly NamedProduct[]): boolean {
  const [word] = words
  if (word === undefined) return false
  if (before !== null && definingTies.has(before)) return !cuts.test(word.folded) && !isOnlyOne(products)
  if (before !== null && asides.has(before)) return false
  return index.find([{ words, others: [], prefix: null }], { needs: 'every', in: 'kinds' }).length > 0
}

/** Whether the store has one such thing, and does not say itself of what: 'sal de cozinha', 'mel de abelha'. */
function isOnlyOne(products: readonly NamedProduct[]): boolean {
  const [first, ...others] = products.filter(({ tier }) => tier >= nameTiers.kind)
  if (!first || others.length > 0) return false
  return !wordsOf(first.product.title).some(({ folded }) => definingTies.has(folded))
}

const queryOf = ({ before, words }: Part) =>
  before !== null && spoken.has(before) ? `${before} ${spelled(words)}` : spelled(words)
const textOf = ({ before, written }: Part) => (before === null ? written : `${before} ${written}`)

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
