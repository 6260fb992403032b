import { CategoryRail } from '@/components/categories/categories'
import { categoriesCopy } from '@/lib/copy/site'
import type { CategoryRow } from '@/lib/domain/category'

type Props = { readonly title: string; readonly tagline: string | null }

export function ListingHeader({ title, tagline }: Props) {
  return (
    <div className="pt-[30px] pb-4 md:pt-12 md:pb-7">
      <h1 className="page-title">{title}</h1>
      {tagline && <p className="mt-1 text-lg text-muted-foreground">{tagline}</p>}
    </div>
  )
}

/** The rail over lists and results: it stays below the canopy while they scroll. Nothing in a store without categories. */
export function CategoryBar({ row }: { readonly row: CategoryRow | null }) {
  return row && <CategoryRail row={row} label={categoriesCopy.title} className="category-bar" />
}
