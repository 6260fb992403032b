import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Collection, Product } from '../domain/product.ts'
import { forEachYielding } from '../server/for-each-yielding.ts'
import { queryOf, withoutFillers } from './engine-query.ts'
import type { Slot } from './query-plan.ts'
import { type Hit, hitOf } from './relevance.ts'
import { grocerySearchWords, type SearchWords } from './search-words.ts'
import {
  fieldWeights,
  namingFields,
  type Searchable,
  searchFields,
  textsOf,
  titlesOfCollections,
  toSearchable,
} from './searchable.ts'
import { createVocabularyBuilder, type Vocabulary } from './vocabulary.ts'

export type FindOptions = { readonly needs: 'every' | 'some'; readonly everywhere: boolean }

export type SearchIndex = {
  readonly vocabulary: Vocabulary
  /** What the words of a query mean in it. */
  readonly words: SearchWords
  readonly isKnown: (slot: Slot) => boolean
  /**
   * Products in which every slot is found, or at least one; unsorted. `everywhere` looks into categories and
   * descriptions too.
   */
  readonly find: (slots: readonly Slot[], options: FindOptions) => readonly Hit[]
  /** Products whose title begins with one of the words, or another way to say it; unsorted. */
  readonly findNamesakes: (slots: readonly Slot[]) => readonly Hit[]
}

/** Builds the index of a whole catalogue in the background, slice by slice. */
export async function buildSearchIndex(
  products: readonly Product[],
  collections: readonly Collection[],
  words: SearchWords = grocerySearchWords,
): Promise<SearchIndex> {
  const engine = new MiniSearch<Searchable>({
    fields: searchFields,
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
  })
  const vocabulary = createVocabularyBuilder()
  const titleStems = new Map<string, string>()
  const idsByKind = new Map<string, string[]>()
  const counts = new Map<string, number>()
  const titles = titlesOfCollections(collections)
  for (const title of titles.values()) vocabulary.add(title)
  await forEachYielding(products, (product) => {
    const texts = textsOf(product, titles)
    const searchable = toSearchable(product.id, texts)
    if (engine.has(product.id)) return
    engine.add(searchable)
    const terms = new Set(searchFields.flatMap((field) => searchable[field].split(' ')))
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    vocabulary.add(`${texts.title} ${texts.variants}`)
    const [kind = ''] = searchable.title.split(' ', 1)
    titleStems.set(product.id, searchable.title)
    const ids = idsByKind.get(kind)
    if (ids) ids.push(product.id)
    else idsByKind.set(kind, [product.id])
  })
  const isNamed = (phrase: readonly string[]) => phrase.every((stem) => vocabulary.has(stem))
  for (const text of words.synonyms.textsThatLeadTo(isNamed)) vocabulary.add(text)
  const known = vocabulary.finish()

  function findKinds({ phrases, prefix }: Slot): Hit[] {
    const [typed] = phrases[0] ?? []
    return [...idsByKind].flatMap(([kind, ids]) => {
      if (prefix === null || !kind.startsWith(prefix)) return []
      return ids.map((id) => ({ id, tier: 0, kind: kind === typed ? 2 : 1, missing: 0, score: 0 }))
    })
  }

  const countOf = ({ phrases: [typed = []] }: Slot) => Math.min(...typed.map((stem) => counts.get(stem) ?? 0))

  // Of several words the rarest one says which products to look at: most of the work is in the common ones.
  function rarestAlone(slots: readonly Slot[], fields: string[]): ReadonlySet<string> | null {
    const [rarest, ...others] = slots.toSorted((one, other) => countOf(one) - countOf(other))
    if (!rarest || others.length === 0) return null
    return new Set(engine.search(queryOf(rarest, fields), { boost: fieldWeights }).map(({ id }) => id))
  }

  function search(
    slots: readonly Slot[],
    { needs, fields }: { needs: FindOptions['needs']; fields: string[] },
  ): readonly SearchResult[] {
    const only = needs === 'every' ? rarestAlone(slots, fields) : null
    const query: Query = {
      combineWith: needs === 'every' ? 'AND' : 'OR',
      queries: slots.map((slot) => queryOf(slot, fields)),
    }
    return engine.search(query, {
      boost: fieldWeights,
      ...(only ? { boostDocument: (id: string) => (only.has(id) ? 1 : 0) } : {}),
    })
  }

  // So few letters begin a word of half the catalogue: they are looked for in what the other words found.
  function withBegunWord(
    found: readonly SearchResult[],
    slot: Slot,
    fields: string[],
  ): readonly SearchResult[] {
    const { prefix } = slot
    const whole = engine.search(queryOf({ ...slot, prefix: null }, fields), { boost: fieldWeights })
    const wholeById = new Map(whole.map((result) => [result.id as string, result]))
    const results: SearchResult[] = []
    for (const result of found) {
      const same = wholeById.get(result.id)
      const title = titleStems.get(result.id) ?? ''
      const isBeginning = prefix !== null && (title.startsWith(prefix) || title.includes(` ${prefix}`))
      if (!same && !isBeginning) continue
      const match = { ...result.match, ...same?.match, ...(isBeginning ? { [prefix]: ['title'] } : {}) }
      results.push({ ...result, match, score: result.score + (same?.score ?? 0) })
    }
    return results
  }

  return {
    vocabulary: known,
    words,
    isKnown: ({ phrases, begun, prefix }) =>
      [...phrases, ...begun].some((phrase) => phrase.every((stem) => counts.has(stem))) ||
      (prefix !== null && known.hasPrefix(prefix)),
    findNamesakes(slots) {
      const names = new Set(
        slots.flatMap(({ phrases }) => phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []))),
      )
      return [...names].flatMap((name) =>
        (idsByKind.get(name) ?? []).map((id) => ({ id, tier: 0, kind: 2, missing: 0, score: 0 })),
      )
    },
    find(slots, { needs, everywhere }) {
      const [first, ...others] = slots
      if (!first) return []
      if (others.length === 0 && isShort(first)) return findKinds(first)
      const asked = (everywhere ? slots.map(withoutFillers) : slots).filter(
        ({ phrases: [typed] }) => typed?.length,
      )
      const fields = everywhere ? searchFields : namingFields
      const begun = needs === 'every' && asked.length > 1 ? asked.find(isBegun) : undefined
      const found = search(
        asked.filter((slot) => slot !== begun),
        { needs, fields },
      )
      const results = begun ? withBegunWord(found, begun, fields) : found
      return results.map((result) => {
        const title = titleStems.get(result.id) ?? ''
        const end = title.indexOf(' ')
        return hitOf(result, { slots, firstWord: end < 0 ? title : title.slice(0, end) })
      })
    },
  }
}

/** The last word, when there is little of it yet. */
function isBegun({ prefix }: Slot): boolean {
  return prefix !== null && prefix.length < 4
}

/** Two letters stand for half the catalogue: alone they ask for things whose name begins like this. */
function isShort({ words, prefix }: Slot): boolean {
  return words.length === 1 && prefix !== null && prefix.length < 3
}
