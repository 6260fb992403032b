import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Collection, Product } from '../domain/product.ts'
import { forEachYielding } from '../server/timing.ts'
import { isTypedIn, queryOf, type Slot } from './query-plan.ts'
import { groceryGeneralWords, grocerySynonyms } from './search-words.ts'
import {
  namingFields,
  type Searchable,
  searchFields,
  textsOf,
  titlesOfCollections,
  toSearchable,
} from './searchable.ts'
import { createVocabularyBuilder, type Vocabulary } from './vocabulary.ts'
import { fieldWeights, kindWeight, matchWeights, nameWeights } from './weights.ts'
import { stemsOf } from './words.ts'

export type FindOptions = {
  /** How many of the slots a product has to answer. */
  readonly needs: 'every' | 'some'
  /**
   * `names` by default. `kinds` are first words of titles only. `descriptions` are looked into for products whose kind is one
   * of the words: what stands in descriptions alone finds nothing.
   */
  readonly in?: 'names' | 'kinds' | 'descriptions'
}

export type Hit = {
  readonly id: string
  readonly score: number
  /** Every word stands in it as it was typed; others have another name of something. */
  readonly isTyped: boolean
  /** One of the words stands in its title, or is what it goes by. */
  readonly isNamed: boolean
}

export type SearchIndex = {
  readonly vocabulary: Vocabulary
  /** Products that answer, best first. */
  readonly find: (slots: readonly Slot[], options: FindOptions) => readonly Hit[]
  /** Whether a word stands anywhere, be it in a description: it is well spelt. */
  readonly stands: (stem: string) => boolean
}

const fieldsIn = { names: namingFields, kinds: ['kind'], descriptions: searchFields } as const

/** Builds the index of a whole catalogue in the background, slice by slice. */
export async function buildSearchIndex(
  products: readonly Product[],
  collections: readonly Collection[],
): Promise<SearchIndex> {
  const engine = new MiniSearch<Searchable>({
    fields: [...searchFields],
    storeFields: ['name', 'beside'],
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
    searchOptions: { boost: fieldWeights, weights: matchWeights },
  })
  const vocabulary = createVocabularyBuilder()
  const titles = titlesOfCollections(collections)
  for (const title of titles.values()) vocabulary.add(title)
  await forEachYielding(products, (product) => {
    if (engine.has(product.id)) return
    const texts = textsOf(product, titles)
    const searchable = toSearchable(product.id, texts)
    engine.add(searchable)
    vocabulary.add(`${texts.title} ${texts.variants} ${texts.subtitle}`)
  })
  const isNamed = (phrase: readonly string[]) =>
    engine.search({ combineWith: 'AND', queries: [...phrase] }, { fields: [...namingFields] }).length > 0
  const general = groceryGeneralWords.texts.filter((text) => isNamed(stemsOf(text)))
  for (const text of [...general, ...grocerySynonyms.textsThatLeadTo(isNamed)]) vocabulary.add(text)

  function find(slots: readonly Slot[], options: FindOptions): readonly Hit[] {
    const [first, ...others] = slots
    if (!first) return []
    const { needs, in: place = 'names' } = options
    const isAlone = others.length === 0
    if (isAlone && place === 'descriptions') return []
    const queries = slots.map(queryOf)
    // So few letters begin a word of half the catalogue: they are looked for in what the other words found.
    const begun = isAlone ? undefined : slots.find(isBeginning)?.prefix
    const asked = begun ? queries.slice(0, -1) : queries
    const fields = [...(isAlone && isBeginning(first) ? fieldsIn.kinds : fieldsIn[place])]
    const only = needs === 'every' ? narrow(asked, fields) : null
    const found = engine.search(
      { combineWith: needs === 'every' ? 'AND' : 'OR', queries: asked },
      {
        fields,
        ...(only ? { boostDocument: (id: string) => (only.has(id) ? 1 : 0) } : {}),
        filter: (result) =>
          (!begun || needs === 'some' || begins(result, begun)) &&
          (place !== 'descriptions' || stands(result, 'kind')),
      },
    )
    const weigh = (result: SearchResult) => {
      if (isAlone && first.words.length === 1) return nameScore(result, first)
      return stands(result, 'kind') ? result.score * kindWeight : result.score
    }
    const isNamed = found.some((result) => stands(result, 'title') || stands(result, 'general'))
    const kept = isAlone && isNamed ? found.filter((result) => !isPacked(result, first)) : found
    return kept.map((result) => ({
      id: result.id,
      score: weigh(result),
      isTyped: slots.every((slot) => slot.prefix === begun || isTypedIn(slot, result)),
      isNamed: stands(result, 'title') || stands(result, 'general'),
    }))
  }

  // The last word may begin many: they are looked at only in what the words before it found.
  function narrow(queries: readonly Query[], fields: string[]): ReadonlySet<string> | null {
    const before = queries.slice(0, -1)
    if (before.length === 0) return null
    const only = narrow(before, fields)
    const found = engine.search(
      { combineWith: 'AND', queries: before },
      { fields, ...(only ? { boostDocument: (id: string) => (only.has(id) ? 1 : 0) } : {}) },
    )
    return new Set(found.map(({ id }) => id))
  }

  return {
    vocabulary: vocabulary.finish(),
    find,
    stands: (stem) => engine.search({ queries: [stem] }).length > 0,
  }
}

/** How much a product is what one word asks for: what is called so comes first. */
function nameScore(result: SearchResult, { words, others, prefix }: Slot): number {
  const names = [words.map(({ stem }) => stem), ...others]
  const name = String(result['name'])
  if (names.some((phrase) => phrase.join(' ') === name)) return nameWeights.title
  if (names.some(([stem]) => name === stem || name.startsWith(`${stem} `))) return nameWeights.kind
  if (prefix !== null && name.startsWith(prefix)) return nameWeights.begun
  if (stands(result, 'title')) return nameWeights.titled
  return stands(result, 'general') ? nameWeights.general : result.score
}

function stands({ match }: SearchResult, field: string): boolean {
  return Object.values(match).some((fields) => fields.includes(field))
}

/** Whether half a word only begins one beside the name, as 'ban' does the 'bandeja' that strawberries come in. */
function isPacked({ match }: SearchResult, { words, prefix }: Slot): boolean {
  if (prefix === null) return false
  const isBegun = (term: string) => term.startsWith(prefix) && !words.some(({ stem }) => stem === term)
  return Object.entries(match).every(
    ([term, fields]) =>
      isBegun(term) && fields.every((field) => field === 'subtitle' || field === 'variants'),
  )
}

/** Two letters stand for half the catalogue: alone they ask for things whose name begins like this. */
function isBeginning({ prefix }: Slot): boolean {
  return prefix !== null && prefix.length < 3
}

function begins(result: SearchResult, prefix: string): boolean {
  const isNumber = /^\d/.test(prefix)
  return (
    ` ${result['name']}`.includes(` ${prefix}`) ||
    ` ${result['beside']} `.includes(isNumber ? ` ${prefix}` : ` ${prefix} `)
  )
}
