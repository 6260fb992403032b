import MiniSearch, { type SearchResult } from 'minisearch'
import type { Collection, Product } from '../domain/product.ts'
import { slugify } from '../domain/text.ts'
import { forEachYielding } from '../server/timing.ts'
import { queryOf, type Slot, termsFor } from './query-plan.ts'
import { groceryGeneralWords, grocerySynonyms } from './search-words.ts'
import {
  createTwins,
  namingFields,
  type Searchable,
  searchFields,
  textsOf,
  titlesOfCollections,
  toSearchable,
} from './searchable.ts'
import { createVocabularyBuilder, type Vocabulary } from './vocabulary.ts'
import { bm25, fieldWeights, kindWeight, matchWeights, nameWeights } from './weights.ts'
import { stemsOf } from './words.ts'

export type FindOptions = {
  /** Slots that a product has to answer. */
  readonly needs: 'every' | 'some'
  /**
   * `names` by default. `kinds` are first words of titles only. `descriptions` are looked into for products whose kind is one
   * of the words: what stands in descriptions alone finds nothing.
   */
  readonly in?: 'names' | 'kinds' | 'descriptions'
}

/** Higher comes first: every word as typed, the last word only begun, or a synonym. */
const ranks = { whole: 2, begun: 1, other: 0 } as const
type Rank = (typeof ranks)[keyof typeof ranks]

export type Hit = {
  readonly id: string
  readonly score: number
  readonly rank: Rank
  /** Found by more than its category. */
  readonly isNamed: boolean
}

export type SearchIndex = {
  readonly vocabulary: Vocabulary
  /** Finds products by the merchant's code or the barcode, however it is spaced. */
  readonly coded: (text: string) => readonly string[]
  /** Products that answer, best first. */
  readonly find: (slots: readonly Slot[], options: FindOptions) => readonly Hit[]
  /** Detects a word of any name or description, which is then spelt well. */
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
    storeFields: ['name', 'brand', 'beside'],
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
    searchOptions: { boost: fieldWeights, weights: matchWeights, bm25 },
  })
  const vocabulary = createVocabularyBuilder()
  const codes = new Map<string, string[]>()
  const titles = titlesOfCollections(collections)
  for (const title of titles.values()) vocabulary.add(title)
  const twins = createTwins()
  const namesOf = ({ title, brand, subtitle }: Product) =>
    [title, brand, subtitle].filter(Boolean).join(' - ')
  await forEachYielding(products, (product) => twins.add(namesOf(product)))
  await forEachYielding(products, (product) => {
    if (engine.has(product.id)) return
    const texts = textsOf(product, titles)
    const searchable = toSearchable(product.id, texts, twins.findIn(namesOf(product)))
    engine.add(searchable)
    for (const code of product.codes ?? []) codes.set(codeKey(code), [...coded(code), product.id])
    vocabulary.add(`${texts.title} ${texts.brand} ${texts.variants} ${texts.subtitle}`)
  })
  const isNamed = (phrase: readonly string[]) =>
    engine.search({ combineWith: 'AND', queries: [...phrase] }, { fields: [...namingFields] }).length > 0
  const general = groceryGeneralWords.texts.filter((text) => isNamed(stemsOf(text)))
  for (const text of [...general, ...grocerySynonyms.textsThatLeadTo(isNamed)]) vocabulary.add(text)

  function coded(text: string): readonly string[] {
    return codes.get(codeKey(text)) ?? []
  }

  function find(slots: readonly Slot[], options: FindOptions): readonly Hit[] {
    const [first, ...others] = slots
    if (!first) return []
    const { needs, in: place = 'names' } = options
    const isAlone = others.length === 0
    if (isAlone && place === 'descriptions') return []
    const queries = slots.map(queryOf)
    // One or two letters match half the catalogue: they only filter what the other words found.
    const begun = isAlone ? undefined : slots.find(isBeginning)?.prefix
    const asked = begun ? queries.slice(0, -1) : queries
    const fields = [...(isAlone && isBeginning(first) ? fieldsIn.kinds : fieldsIn[place])]
    const found = engine.search(
      { combineWith: needs === 'every' ? 'AND' : 'OR', queries: asked },
      {
        fields,
        filter: (result) =>
          (!begun || needs === 'some' || begins(result, begun, slots.at(-2)?.words.at(-1)?.stem)) &&
          (place !== 'descriptions' || stands(result, 'kind')),
      },
    )
    return found.map((result) => toHit(result, slots, begun))
  }

  return {
    vocabulary: vocabulary.finish(),
    coded,
    find,
    stands: (stem) => engine.search({ queries: [stem] }).length > 0,
  }
}

const codeKey = (text: string) =>
  slugify(text)
    .replaceAll('-', '')
    .replace(/^(?:cod(?:igo)?|ean|gtin|sku)?0*(?=.)/, '')

function toHit(result: SearchResult, slots: readonly Slot[], begun: string | null | undefined): Hit {
  const answers = slots.filter(({ prefix }) => prefix !== begun).map((slot) => termsFor(slot, result))
  const listFields = (terms: readonly string[]) => terms.flatMap((term) => result.match[term] ?? [])
  const isWhole = !begun && answers.every((answer) => answer.isTyped)
  const isKind = answers.some(({ whole }) => listFields(whole).includes('kind'))
  const isBeside = answers.every((answer) =>
    listFields([...answer.whole, ...answer.begun]).some((field) => field !== 'category'),
  )
  const [first] = slots
  const isOneWord = slots.length === 1 && first?.words.length === 1
  return {
    id: result.id,
    score: isOneWord ? nameScore(result, first) : isKind ? result.score * kindWeight : result.score,
    rank: isWhole ? ranks.whole : answers.every((answer) => answer.isBegun) ? ranks.begun : ranks.other,
    isNamed: stands(result, 'title') || stands(result, 'general') || isBeside,
  }
}

/** Weighs products for one word: those that are called so come first. */
function nameScore(result: SearchResult, { words, others }: Slot): number {
  const names = [words.map(({ stem }) => stem), ...others]
  if (names.some((phrase) => phrase.join(' ') === result['name'])) return nameWeights.whole
  const row = (['kind', 'title', 'general'] as const).find((field) => stands(result, field))
  return row ? nameWeights[row] : result.score
}

function stands({ match }: SearchResult, field: string): boolean {
  return Object.values(match).some((fields) => fields.includes(field))
}

/** Detects one or two letters, which alone match names that begin with them. */
function isBeginning({ prefix }: Slot): boolean {
  return prefix !== null && prefix.length < 3
}

/** Beside the name a letter begins a number, or the word behind the one typed before: 'red b' is 'Red Bull'. */
function begins(result: SearchResult, prefix: string, before = ''): boolean {
  const beside = ` ${result['beside']} `
  return (
    ` ${result['name']} ${result['brand']}`.includes(` ${prefix}`) ||
    beside.includes(/^\d/.test(prefix) ? ` ${prefix}` : ` ${prefix} `) ||
    beside.includes(` ${before} ${prefix}`)
  )
}
