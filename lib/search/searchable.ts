import { hash } from 'node:crypto'
import type { Collection, Product } from '../domain/product.ts'
import { foldText } from '../domain/text.ts'
import { groceryGeneralWords } from './search-words.ts'
import { fieldWeights } from './weights.ts'
import { spelledOut, stemsOf, tellingWords } from './words.ts'

/** Characters of a description that count: the rest says little and weighs much. */
const descriptionLength = 160

type Field = keyof typeof fieldWeights
export const searchFields = Object.keys(fieldWeights) as readonly Field[]

/** Fields that name a thing; descriptions only say more of it. */
export const namingFields = searchFields.filter((field) => field !== 'description')

export type Searchable = {
  readonly id: string
  /** The stems of the title as they stand, and of what stands beside it: kept with the product, not looked for. */
  readonly name: string
  readonly beside: string
} & Readonly<Record<Field, string>>

/** Lists the texts of a product that count, as written. */
export function textsOf(
  product: Product,
  collectionTitles: ReadonlyMap<string, string>,
): Record<Exclude<Field, 'kind' | 'written' | 'general'>, string> {
  const ofVariants = product.variants.map(({ title }) => title).filter((title) => title !== product.title)
  return {
    title: product.title,
    category: product.collectionIds.map((id) => collectionTitles.get(id) ?? '').join(' '),
    variants: ofVariants.join(' '),
    brand: product.brand ?? '',
    subtitle: product.subtitle ?? '',
    description: (product.description ?? '').replace(/<[^>]*>?/g, ' ').slice(0, descriptionLength),
  }
}

/** Collects words that some write as one and others as two: 'KitKat' is found by 'kit kat', and 'Kit Kat' by 'kitkat'. */
export function createTwins() {
  const words = new Set<string>()
  const halves = new Map<string, string>()
  const read = (text: string) => text.match(/\p{L}{3,}/gu)?.map(foldText) ?? []
  return {
    add: (text: string) =>
      read(text).forEach((word, at, all) => {
        words.add(word)
        if (at > 0) halves.set(`${all[at - 1]}${word}`, `${all[at - 1]} ${word}`)
      }),
    findIn: (text: string) =>
      read(text).flatMap((word, at, all) => {
        const joined = `${all[at - 1]}${word}`
        return [halves.get(word) ?? [], words.has(joined) ? joined : []].flat()
      }),
  }
}

/** Turns them into stems for the index; `twins` are other spellings. */
export function toSearchable(
  id: string,
  texts: ReturnType<typeof textsOf>,
  twins: readonly string[],
): Searchable {
  const stems = (text: string) => stemsOf(text).join(' ')
  const title = stemsOf(texts.title)
  const words = tellingWords(texts.title)
  const beside = stemsOf(`${texts.variants} ${texts.subtitle} ${texts.category}`)
  return {
    id,
    kind: [...spelledOut(words, 0), ...words.slice(0, 1)].map(({ stem }) => stem).join(' '),
    name: title.join(' '),
    beside: beside.join(' '),
    title: title.join(' '),
    written: words.map(({ folded }) => folded).join(' '),
    general: stems([...groceryGeneralWords.findFor([...title, ...beside]), ...twins].join(' ')),
    category: stems(texts.category),
    variants: stems(texts.variants),
    brand: stems(texts.brand),
    subtitle: stems(texts.subtitle),
    description: stems(texts.description),
  }
}

export function titlesOfCollections(collections: readonly Collection[]): ReadonlyMap<string, string> {
  return new Map(collections.map(({ id, title }) => [id, title]))
}

// A reading keeps the very objects of the last one where nothing changed.
const digests = new WeakMap<Product, string>()

/** Changes exactly when something that is looked for does; prices and stock do not count. */
export function searchableDigest(product: Product): string {
  const digest = digests.get(product) ?? hash('sha1', contentOf(product), 'base64')
  digests.set(product, digest)
  return digest
}

function contentOf(product: Product): string {
  return JSON.stringify([product.id, product.codes, product.collectionIds, textsOf(product, new Map())])
}
