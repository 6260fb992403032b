import type {
  CategoryLink,
  CategoryPage,
  CategoryRow,
  CategoryTile,
  MenuCategories,
} from '../domain/category.ts'
import { paths } from '../domain/paths.ts'
import { slugify } from '../domain/text.ts'
import type { Category } from './snapshot.ts'

/** So many stand on a page, however many a store has: every document has them twice. */
const categoriesInRow = 12
const categoriesInMenu = 24
const categoriesPerPage = 96

type Categories = readonly Category[]

function toLink({ slug, title, picture, products }: Category): CategoryLink {
  return {
    slug,
    title,
    picture: picture ?? products.find(({ pictures }) => pictures.length > 0)?.pictures[0] ?? null,
  }
}

const toTile = ({ slug, ...link }: CategoryLink): CategoryTile => ({ ...link, path: paths.category(slug) })

/** As many tiles as there are titles: those that the store has as categories, then its own first ones. */
export function homeTilesOf(categories: Categories, titles: readonly string[]): readonly CategoryTile[] {
  const slugs = titles.map(slugify)
  const named = slugs.flatMap((wanted) => categories.find(({ slug }) => slug === wanted) ?? [])
  const others = categories.filter((category) => !named.includes(category))
  return [...named, ...others].slice(0, titles.length).map((category) => toTile(toLink(category)))
}

/**
 * The first categories in the merchant's order, without those that the page shows already. The one the page is of stands
 * first where it would not be among them.
 */
export function categoryRowOf(
  categories: Categories,
  {
    current = null,
    without = [],
  }: { readonly current?: string | null; readonly without?: readonly string[] },
): CategoryRow {
  const first = categories
    .filter(({ slug }) => !without.includes(paths.category(slug)))
    .slice(0, categoriesInRow)
  const here = categories.find(({ slug }) => slug === current)
  const shown = here && !first.includes(here) ? [here, ...first.slice(0, -1)] : first
  return { categories: shown.map(toLink), current }
}

/** A page of the list of all categories, or null for one that does not exist. */
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

export function menuCategoriesOf(categories: Categories): MenuCategories {
  return { categories: categories.slice(0, categoriesInMenu).map(toLink) }
}
