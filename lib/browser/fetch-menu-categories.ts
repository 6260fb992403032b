import type { CategoryLink, MenuCategories } from '../domain/category.ts'
import { readShop } from './call-shop.ts'
import { listOf, objectOf, otherwise, text } from './decode.ts'

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

const menuCategories = objectOf<MenuCategories>({
  categories: listOf(objectOf<CategoryLink>({ slug: text, title: text, picture: otherwise(text, null) })),
})

/** Asks our server for the categories of the menu. Throws when no usable answer comes, as TanStack Query expects. */
export function fetchMenuCategories(options: Options): Promise<MenuCategories> {
  return readShop('/api/categories', { ...options, decode: menuCategories })
}
