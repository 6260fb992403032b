export type CategoryLink = {
  readonly slug: string
  readonly title: string
  readonly picture: string | null
}

export type CategoryTile = Omit<CategoryLink, 'slug'> & { readonly path: string }

export type CategoryRow = {
  readonly categories: readonly CategoryLink[]
  readonly current: string | null
}

export type CategoryPage = {
  readonly categories: readonly CategoryLink[]
  readonly page: number
  readonly pageCount: number
  readonly categoryCount: number
}

export type MenuCategories = { readonly categories: readonly CategoryLink[] }
