import { categoriesCopy } from '@/lib/copy/categories'
import type { CategoryRow } from '@/lib/domain/category'
import { CategoryRail } from './category-rail'

/** The rail over lists and results: it stays below the canopy while they scroll. Nothing in a store without categories. */
export function CategoryBar({ row }: { readonly row: CategoryRow | null }) {
  return row && <CategoryRail row={row} label={categoriesCopy.title} className="category-bar" />
}
