import type { createHash } from 'node:crypto'
import type { Collection, Product } from '../domain/product.ts'
import { joinedStemsOf, stemsOf } from './words.ts'

/** Of a description only the beginning counts (characters): the rest tells little and weighs much. */
const descriptionLength = 160

/** The fields from most to least telling, with their weight. */
export const fieldWeights = {
  title: 8,
  category: 3,
  variants: 2.5,
  subtitle: 2,
  description: 0.3,
} as const
export const searchFields = Object.keys(fieldWeights) as (keyof typeof fieldWeights)[]

/** What names a single thing: words of categories and descriptions stand for many. */
export const namingFields = searchFields.filter((field) => field !== 'category' && field !== 'description')

export type Searchable = { readonly id: string } & Readonly<Record<keyof typeof fieldWeights, string>>

/** What is looked for in a product, as written. */
export function textsOf(
  product: Product,
  collectionTitles: ReadonlyMap<string, string>,
): Record<keyof typeof fieldWeights, string> {
  const ofVariants = product.variants.map(({ title }) => title).filter((title) => title !== product.title)
  return {
    title: product.title,
    category: product.collectionIds.map((id) => collectionTitles.get(id) ?? '').join(' '),
    variants: ofVariants.join(' '),
    subtitle: product.subtitle ?? '',
    description: (product.description ?? '').replace(/<[^>]*>?/g, ' ').slice(0, descriptionLength),
  }
}

/** The same as stems, as the index takes them. */
export function toSearchable(id: string, texts: ReturnType<typeof textsOf>): Searchable {
  const stems = (text: string) => stemsOf(text).join(' ')
  return {
    id,
    title: [...stemsOf(texts.title), ...joinedStemsOf(texts.title)].join(' '),
    category: stems(texts.category),
    variants: stems(texts.variants),
    subtitle: stems(texts.subtitle),
    description: stems(texts.description),
  }
}

export function titlesOfCollections(collections: readonly Collection[]): ReadonlyMap<string, string> {
  return new Map(collections.map(({ id, title }) => [id, title]))
}

/** Changes exactly when something that is looked for does; prices and stock do not count. */
export function addToDigest(digest: ReturnType<typeof createHash>, product: Product): void {
  digest.update(
    [
      product.id,
      product.title,
      product.subtitle ?? '',
      product.description ?? '',
      product.collectionIds.join(' '),
      ...product.variants.map(({ title }) => title),
    ].join('\u0000'),
  )
}
