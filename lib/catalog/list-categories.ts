import 'server-only'
import { homeCopy } from '../copy/home.ts'
import type {
  CategoryLink,
  CategoryPage,
  CategoryRow,
  CategoryTile,
  MenuCategories,
} from '../domain/category.ts'
import { paths } from '../domain/paths.ts'
import { slugify } from '../domain/text.ts'
import { showPart } from '../next/show-part.ts'
import { definePart } from '../next/shown-parts.ts'
import { type Source, searchCatalog } from '../search/search-catalog.ts'
import { getCatalogReader } from './get-catalog.ts'
import { homeCategoriesOf } from './home-category.ts'
import { searchSource } from './search-products.ts'
import type { Category } from './snapshot.ts'

const categoriesInRow = 12
/** Beside the link to all of them. */
const categoriesOnHome = 11
const categoriesInMenu = 24
const categoriesPerPage = 96

type Categories = readonly Category[]

function toLink({ slug, title, picture, products }: Category): CategoryLink {
  return { slug, title, picture: picture ?? firstPicture(products) }
}

function firstPicture(products: Category['products']): string | null {
  return products.find(({ pictures }) => pictures.length > 0)?.pictures[0] ?? null
}

const toTile = ({ slug, ...link }: CategoryLink): CategoryTile => ({ ...link, path: paths.category(slug) })

export function homeTilesOf(categories: Categories, titles: readonly string[]): readonly CategoryTile[] {
  const slugs = titles.map(slugify)
  const named = slugs.flatMap((wanted) => categories.find(({ slug }) => slug === wanted) ?? [])
  const others = categories.filter((category) => !named.includes(category))
  return [...named, ...others].slice(0, categoriesOnHome).map((category) => toTile(toLink(category)))
}

/** Lists a search tile for each title with results, for a store without categories. */
export function searchTilesOf(source: Source, titles: readonly string[]): readonly CategoryTile[] {
  return titles.flatMap((title) => {
    const { products, match, correction } = searchCatalog(source, title)
    if (products.length === 0 || match === 'some' || correction !== null) return []
    return [{ title, picture: firstPicture(products), path: paths.search(title) }]
  })
}

export function categoryRowOf(categories: Categories, current: string | null): CategoryRow {
  const first = categories.slice(0, categoriesInRow)
  const here = categories.find(({ slug }) => slug === current)
  const shown = here && !first.includes(here) ? [here, ...first.slice(0, -1)] : first
  return { categories: shown.map(toLink), current }
}

export function categoryPageOf(categories: Categories, page: number): CategoryPage | null {
  const pageCount = Math.ceil(categories.length / categoriesPerPage)
  if (page < 1 || page > pageCount) return null
  const first = (page - 1) * categoriesPerPage
  return {
    categories: categories.slice(first, first + categoriesPerPage).map(toLink),
    page,
    pageCount,
    categoryCount: categories.length,
  }
}

function menuCategoriesOf(categories: Categories): MenuCategories {
  return { categories: categories.slice(0, categoriesInMenu).map(toLink) }
}

const homeCategories = definePart('home-categories', async (): Promise<readonly CategoryTile[]> => {
  const { categoryTitles: titles } = homeCopy
  const { categories } = await getCatalogReader().current()
  if (categories.length > 0) return homeTilesOf(categories, titles)
  // A search failure must not take the home page down.
  const source = await searchSource().catch(() => null)
  return source ? searchTilesOf(source, titles) : []
})

/** Lists the home page's entries, the named ones first; a store without categories gets search tiles. */
export async function listHomeCategories(): Promise<readonly CategoryTile[]> {
  'use cache'
  return showPart(homeCategories)
}

const categoryRow = definePart('category-row', async (current: string | null) => {
  const { categories } = await getCatalogReader().current()
  return categories.length === 0 ? null : categoryRowOf(categories, current)
})

export async function findCategoryRow(current: string | null): Promise<CategoryRow | null> {
  'use cache'
  return showPart(categoryRow, current)
}

const categoryPage = definePart('category-page', async (page: number) =>
  categoryPageOf((await getCatalogReader().current()).categories, page),
)

export async function findCategoryPage(page: number): Promise<CategoryPage | null> {
  'use cache'
  return showPart(categoryPage, page)
}

/** Uncached, for a route; null before the first catalogue. */
export async function readMenuCategories(): Promise<MenuCategories | null> {
  const catalog = await getCatalogReader()
    .current()
    .catch(() => null)
  return catalog && menuCategoriesOf(catalog.categories)
}

export type CategoryName = { readonly slug: string; readonly title: string }

const productCategory = definePart(
  'product-category',
  async (productId: string): Promise<CategoryName | null> => {
    const catalog = await getCatalogReader().current()
    const product = catalog.productsByReference.get(productId)
    const home = product && homeCategoriesOf(catalog)(product)
    return home ? { slug: home.category.slug, title: home.category.title } : null
  },
)

export async function findProductCategory(productId: string): Promise<CategoryName | null> {
  'use cache'
  return showPart(productCategory, productId)
}
