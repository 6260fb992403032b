export type CategoryLink = {
  readonly slug: string
  readonly title: string
  /** The collection's own, else that of its first product that has one; null where nothing has. */
  readonly picture: string | null
}

export type CategoryTile = Omit<CategoryLink, 'slug'> & { readonly path: string }

/** The first categories of a store, and which of them the page shows. */
export type CategoryRow = {
  readonly categories: readonly CategoryLink[]
  /** Slug, or null on pages of no category. */
  readonly current: string | null
}

/** A page of the list of all categories; pages count from 1. */
export type CategoryPage = {
  readonly categories: readonly CategoryLink[]
  readonly page: number
  readonly pageCount: number
  /** On all pages together. */
  readonly categoryCount: number
}

/** The rows of the menu; what it has no room for is on the list of all. */
export type MenuCategories = { readonly categories: readonly CategoryLink[] }
