import type { Catalog } from '../catalog/snapshot.ts'
import { isForSale } from '../domain/availability.ts'
import type { Product } from '../domain/product.ts'
import { plainWordsOf } from './diminutives.ts'
import { planQuery, type Slot } from './query-plan.ts'
import { type Hit, isAside } from './relevance.ts'
import type { SearchIndex } from './search-index.ts'
import type { Vocabulary } from './vocabulary.ts'
import { stem, stemsOf, wordsOf } from './words.ts'

export type SearchOutcome = {
  /** Best first; empty when nothing comes near. */
  readonly products: readonly Product[]
  /** `some`: no product has all the words, these have some of them. */
  readonly match: 'every' | 'some'
  /** What the query became where words in it were misspelt, or null. */
  readonly correction: string | null
}

const nothing: SearchOutcome = { products: [], match: 'every', correction: null }

export type Source = { readonly index: SearchIndex; readonly catalog: Catalog }

/** More than any catalogue holds: a group and a merchant's place in it are one number to sort by. */
const mostProducts = 2 ** 30

/** Fewer than this, and categories and descriptions are looked into as well. */
const enough = 3

/** Products for a query: exact words first, then corrected ones, then those that have some of the words. */
export function searchCatalog(source: Source, query: string): SearchOutcome {
  const { index } = source
  const slots = planQuery(query, index.words)
  if (slots.length === 0) return nothing
  const exact = findNamed(source, slots)
  if (exact.products.length > 0) return { ...exact, correction: null }
  const correction = correctedQuery(index, query, slots)
  const corrected = correction === null ? slots : planQuery(correction, index.words)
  if (correction !== null) {
    const found = findNamed(source, corrected)
    if (found.products.length > 0) return { ...found, correction }
  }
  const some = inOrder(findSome(source, corrected), source.catalog)
  return some.length > 0 ? { products: some, match: 'some', correction } : nothing
}

/** A number alone says nothing: '15' of 'iphone 15' is no reason to show tea in bags of 15. */
function isNumber({ words }: Slot): boolean {
  return words.every(({ stem }) => /^\d/.test(stem))
}

function findSome({ index }: Source, slots: readonly Slot[]): readonly Hit[] {
  const telling = slots.filter((slot) => index.isKnown(slot) && !isNumber(slot))
  const named = index.find(telling, { needs: 'some', everywhere: false })
  return named.length > 0 ? named : index.find(telling, { needs: 'some', everywhere: true })
}

/** What has every word; where no such thing is named by one of them, things that are come first: eggs, of a dozen eggs. */
function findNamed(source: Source, slots: readonly Slot[]): Omit<SearchOutcome, 'correction'> {
  const { products, areAside } = findEvery(source, slots)
  const isCompared = areAside && products.length > 0 && slots.length > 1
  const namesakes = isCompared ? source.index.findNamesakes(slots) : []
  if (namesakes.length === 0) return { products, match: 'every' }
  return { products: [...new Set([...inOrder(namesakes, source.catalog), ...products])], match: 'some' }
}

function findEvery({ index, catalog }: Source, slots: readonly Slot[]) {
  const named = index.find(slots, { needs: 'every', everywhere: false })
  const others = named.length < enough ? index.find(slots, { needs: 'every', everywhere: true }) : []
  const stems = slots.flatMap(({ phrases }) => phrases[0] ?? [])
  const category = catalog.categories.find(({ title }) => stemsOf(title).join(' ') === stems.join(' '))
  const lists = [inOrder(named, catalog), inOrder(others, catalog), category?.products ?? []]
  const [only = [], ...more] = lists.filter((list) => list.length > 0)
  return {
    products: more.length === 0 ? only : [...new Set(lists.flat())],
    areAside: named.every(isAside) && others.every(isAside),
  }
}

/** The query with its unknown words put right, or null when there is nothing to put right. */
function correctedQuery(
  { isKnown, vocabulary }: SearchIndex,
  query: string,
  slots: readonly Slot[],
): string | null {
  const corrections = new Map<string, string>()
  for (const slot of slots) {
    // A word of the synonyms is well spelt, whether the store has such a thing or not.
    if (isKnown(slot) || slot.phrases.length > 1 || slot.begun.length > 0) continue
    for (const word of slot.words) {
      const nearest = meantBy(vocabulary, word.folded, { mayGoOn: slot.prefix !== null })
      if (nearest !== undefined && nearest !== word.folded)
        corrections.set(word.folded, vocabulary.writtenOf(nearest))
    }
  }
  if (corrections.size === 0) return null
  return wordsOf(query)
    .map(({ folded, written }) => corrections.get(folded) ?? written)
    .join(' ')
}

/** A diminutive is its plain word, and two slips away from too many others. */
function meantBy({ has, speller }: Vocabulary, word: string, options: { mayGoOn: boolean }) {
  const plain = plainWordsOf(word)
  return (
    plain.find((other) => has(stem(other))) ??
    speller.nearest(word, { ...options, leniency: plain.length > 0 ? -1 : 0 })[0]
  )
}

/** Words of the catalogue that lie near to words of a query that found nothing. */
export function nearWords(
  { isKnown, vocabulary, words }: SearchIndex,
  query: string,
  atMost: number,
): readonly string[] {
  const near = wordsOf(query)
    .filter((word) => word.folded.length > 3)
    .flatMap(({ folded }) =>
      vocabulary.speller.nearest(folded, { leniency: 1 }).filter((other) => other[0] === folded[0]),
    )
    .filter((other) => planQuery(other, words).every(isKnown))
  return [...new Set(near)].slice(0, atMost).map((word) => vocabulary.writtenOf(word))
}

function inOrder(hits: readonly Hit[], { productsByReference }: Catalog): readonly Product[] {
  const rows: ReturnType<typeof rowOf>[] = []
  for (const hit of hits) {
    // The index may be a reading older than the catalogue: what is gone is left out.
    const product = productsByReference.get(hit.id)
    if (product) rows.push(rowOf(hit, product))
  }
  return rows
    .sort((one, other) => one.place - other.place || other.score - one.score)
    .map(({ product }) => product)
}

/**
 * What decides, in this order: as many of the words as possible, where they stand, available before sold out, things of
 * the kind asked for. Of those that have every word the merchant's order decides, of all others how well they match.
 */
function rowOf({ missing, tier, kind, score }: Hit, product: Product) {
  const soldOut = isForSale(product) ? 0 : 1
  if (missing > 0) {
    const group = (missing * 4 + 3) * 6 + soldOut * 3 + (kind > 0 ? 0 : 1)
    return { product, place: group * mostProducts, score }
  }
  const group = tier * 6 + soldOut * 3 + (2 - kind)
  return { product, place: group * mostProducts + (kind > 0 ? product.order : 0), score }
}
