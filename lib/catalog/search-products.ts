import 'server-only'
import type { ProductCard } from '../domain/product-card.ts'
import { foldText } from '../domain/text.ts'
import { cacheUntilCatalogChanges } from './cache-life.ts'
import { getCatalogReader } from './get-catalog.ts'
import { filledCard } from './sample-catalog.ts'

const maximumResults = 48

/** Products whose title, subtitle or category holds every word, in any order, without case and accents. */
export async function searchProducts(query: string): Promise<readonly ProductCard[]> {
  'use cache'
  cacheUntilCatalogChanges()
  const words = foldText(query).split(' ').filter(Boolean)
  const { snapshot } = await getCatalogReader().current()
  const collectionTitles = new Map(snapshot.collections.map(({ id, title }) => [id, title]))
  const found = snapshot.products.flatMap((product) => {
    const title = foldText(product.title)
    const collections = product.collectionIds.map((id) => collectionTitles.get(id) ?? '')
    const text = foldText([product.title, product.subtitle ?? '', ...collections].join(' '))
    if (words.length === 0 || !words.every((word) => text.includes(word))) return []
    const inTitle = words.filter((word) => title.includes(word)).length
    return [{ product, score: inTitle + (title.startsWith(words[0] ?? '') ? 1 : 0) }]
  })
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maximumResults)
    .map(({ product }) => filledCard(product))
}
