import type { Catalog, Category } from '../catalog/snapshot.ts'
import { isForSale } from '../domain/availability.ts'
import type { Product } from '../domain/product.ts'
import { exactWords } from '../domain/search-query.ts'
import { slugify } from '../domain/text.ts'
import { planQuery, type Slot } from './query-plan.ts'
import type { Hit, SearchIndex } from './search-index.ts'
import { isLikely } from './vocabulary.ts'
import {
  forgivenSlipsNearby,
  productsThatVote,
  soldOutWeight,
  suggestedCategories,
  suggestedProducts,
  triedCorrections,
} from './weights.ts'
import { plainWordsOf, tellingWords, type Word, wordsOf } from './words.ts'

export type SearchOutcome = {
  /** Best first; empty when nothing comes near. */
  readonly products: readonly Product[]
  /** `some`: no product has all the words, these have some of them. */
  readonly match: 'every' | 'some'
  /** The query with its misspelt words put right, or null. */
  readonly correction: string | null
}

/** Letters of half a word that stands as one. */
const shortestHalf = 3

const nothing: SearchOutcome = { products: [], match: 'every', correction: null }

export type Source = { readonly index: SearchIndex; readonly catalog: Catalog }

/** Finds exact words first, then other names, corrected words, and what has some of them; in quotes what it says. */
export function searchCatalog(source: Source, query: string, isWhole = false): SearchOutcome {
  const exactQuery = exactWords(query)
  if (exactQuery !== null) return searchAsWritten(source, exactQuery)
  const { index, catalog } = source
  const slots = planQuery(query, isWhole)
  const exact = searchAsWritten(source, query, isWhole)
  if (exact.products.length > 0) return exact
  const correction = correctQuery(index, query, slots)
  const corrected = correction === null ? slots : planQuery(correction, isWhole)
  const found = findEvery(source, correction === null ? [] : corrected, isWhole)
  if (found.products.length > 0) return { ...found, correction }
  const known = corrected.filter(
    (slot) => isMeaningful(slot) && index.find([slot], { needs: 'every' }).length > 0,
  )
  const some = inOrder(index.find(known, { needs: 'some' }), catalog)
  return some.length > 0 ? { products: some, match: 'some', correction } : nothing
}

/** Takes every word for well spelt, which costs the least. */
export function searchAsWritten(source: Source, query: string, isWhole = false): SearchOutcome {
  const { index, catalog } = source
  const begun = isWhole ? nothing : findEvery(source, planQuery(query, false, true), isWhole)
  const found = begun.products.length > 0 ? begun : findEvery(source, planQuery(query, isWhole), isWhole)
  const coded = index.coded(query).flatMap((id) => catalog.productsByReference.get(id) ?? [])
  if (coded.length === 0) return { ...found, correction: null }
  return { products: [...new Set([...coded, ...found.products])], match: 'every', correction: null }
}

/** A number alone says nothing: '15' of 'iphone 15' is no reason to show tea in bags of 15. */
function isMeaningful({ words }: Slot): boolean {
  return words.some(({ folded }) => !/^\d/.test(folded) && folded !== 'com' && folded !== 'sem')
}

function findEvery(
  { index, catalog }: Source,
  slots: readonly Slot[],
  isWhole: boolean,
): Omit<SearchOutcome, 'correction'> {
  const named = index.find(slots, { needs: 'every' })
  if (named.length === 0) {
    if (isWhole) return nothing
    const described = index.find(slots, { needs: 'every', in: 'descriptions' })
    return { products: inOrder(described, catalog), match: 'every' }
  }
  const products = inOrder(named, catalog)
  // Oysters by the dozen are no eggs by the dozen, though their category has both.
  const isAside = slots.length > 1 && !named.some(({ isNamed }) => isNamed)
  const whole = slots.map((slot) => ({ ...slot, prefix: null }))
  const kinds = isAside ? index.find(whole, { needs: 'some', in: 'kinds' }) : []
  if (kinds.length === 0) return { products, match: 'every' }
  return { products: [...new Set([...inOrder(kinds, catalog), ...products])], match: 'some' }
}

/** The query with what is misspelt put right, or null where nothing is. */
function correctQuery(
  { vocabulary, find, stands }: SearchIndex,
  query: string,
  slots: readonly Slot[],
): string | null {
  const corrections = new Map<string, string>()
  const putRight = () =>
    wordsOf(query)
      .map(({ folded, written }) => corrections.get(folded) ?? written)
      .join(' ')
  // A word of the synonyms is well spelt, whether the store has such a thing or not.
  const single = slots.filter(({ others }) => others.length === 0)
  const isFound = (asked: readonly Slot[]) => find(asked, { needs: 'every' }).length > 0
  const isUnknown = (slot: Slot) => slot.words.every(({ stem }) => !stands(stem)) && !isFound([slot])
  const unknown = single.filter(isUnknown)
  // Unless it is the little one of another: 'feijão carioquinha' is no bread.
  const little = slots.filter(({ words: [word, ...more], others }) => {
    return others.length > 0 && more.length === 0 && plainWordsOf(word?.folded ?? '').length > 0
  })
  for (const slot of new Set([...unknown, ...single, ...little])) {
    const [{ folded } = { folded: '' }] = slot.words
    const halves = unknown.includes(slot) ? cutInTwo(folded).filter((both) => isFound(planQuery(both))) : []
    const near = [...halves, ...vocabulary.near(folded, { mayGoOn: slot.prefix !== null })]
    // Among other words that fit, a word may be misspelt that stands somewhere, or is too short to be put right alone.
    for (const other of slots.length > 1 ? near.slice(0, triedCorrections) : []) {
      corrections.set(folded, vocabulary.writtenOf(other))
      const corrected = putRight()
      if (isFound(planQuery(corrected))) return corrected
      corrections.delete(folded)
    }
    const likely = unknown.includes(slot) ? near.find((other) => isLikely(folded, other)) : undefined
    if (likely !== undefined) corrections.set(folded, vocabulary.writtenOf(likely))
  }
  return corrections.size === 0 ? null : putRight()
}

/** Both halves of a word that may be two: 'redbull', 'couveflor'. */
const cutInTwo = (word: string) =>
  Array.from(word.slice(shortestHalf, 1 - shortestHalf), (_, at) => {
    const half = at + shortestHalf
    return `${word.slice(0, half)} ${word.slice(half)}`
  })

/** Words of the catalogue that lie near to words of a query that found nothing. */
export function nearWords(
  { vocabulary, find, stands }: SearchIndex,
  query: string,
  atMost: number,
): readonly string[] {
  const near = wordsOf(query)
    .filter((word) => word.folded.length > 3 && !stands(word.stem))
    .flatMap(({ folded }) =>
      vocabulary
        .near(folded, { mayGoOn: false, slips: forgivenSlipsNearby })
        .filter((other) => other[0] === folded[0] && isLikely(folded, other)),
    )
    .filter((other) => find(planQuery(other), { needs: 'every' }).length > 0)
  return [...new Set(near)].slice(0, atMost).map((word) => vocabulary.writtenOf(word))
}

function inOrder(hits: readonly Hit[], { productsByReference }: Catalog): readonly Product[] {
  return hits
    .flatMap(({ id, rank, score }) => {
      // The index may be a reading older than the catalogue: what is gone is left out.
      const product = productsByReference.get(id)
      return product ? [{ product, rank, score: isForSale(product) ? score : score * soldOutWeight }] : []
    })
    .sort(
      (one, other) =>
        other.rank - one.rank || other.score - one.score || one.product.order - other.product.order,
    )
    .map(({ product }) => product)
}

type Suggestions = {
  /** For sale now. */
  readonly products: readonly Product[]
  /** A search finds something, if only what is sold out. */
  readonly hasResults: boolean
  readonly categories: readonly Category[]
  readonly correction: string | null
}

export function suggest(source: Source, query: string): Suggestions {
  const { products, correction } = searchCatalog(source, query)
  return {
    products: products.filter(isForSale).slice(0, suggestedProducts),
    hasResults: products.length > 0,
    categories: categoriesFor(source.catalog, {
      words: tellingWords(correction ?? query),
      products,
    }),
    correction,
  }
}

/** Categories that are named, then those where most of what was found is at home. */
function categoriesFor(
  { categories, snapshot }: Catalog,
  { words, products }: { words: readonly Word[]; products: readonly Product[] },
): readonly Category[] {
  const named = categories.filter(({ title }) => words.length > 0 && isNamedBy(wordsOf(title), words))
  const slugs = new Map(snapshot.collections.map(({ id, title }) => [id, slugify(title)]))
  const homes = new Map<string, number>()
  for (const { collectionIds } of products.slice(0, productsThatVote)) {
    const home = slugs.get(collectionIds[0] ?? ('' as never))
    if (home !== undefined) homes.set(home, (homes.get(home) ?? 0) + 1)
  }
  const likely = [...homes]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([home]) => categories.filter(({ slug }) => slug === home))
  return [...new Set([...named, ...likely])].slice(0, suggestedCategories)
}

function isNamedBy(title: readonly Word[], words: readonly Word[]): boolean {
  return words.every(({ stem: wanted, folded }) =>
    title.some((word) => word.stem === wanted || (folded.length > 1 && word.folded.startsWith(folded))),
  )
}
