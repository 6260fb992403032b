import type { ReactNode } from 'react'
import { CategoryRail } from '@/components/categories/categories'
import { categoriesCopy } from '@/lib/copy/site'
import type { CategoryRow } from '@/lib/domain/category'

type HeaderProps = {
  readonly title: ReactNode
  readonly count: string | null
  readonly tagline?: string | null
  /** Beside them: what the list is filtered and sorted by. */
  readonly children?: ReactNode
}

/** The one row over a list: what it is, how much of it there is, and what can be done with it. */
export function ListingHeader({ title, count, tagline = null, children }: HeaderProps) {
  return (
    <div className="refine-row">
      <div>
        <h1 className="section-title">{title}</h1>
        {count && <p className="refine-total text-sm text-muted-foreground leading-5">{count}</p>}
      </div>
      {children && <div className="refine-buttons">{children}</div>}
      {tagline && <p className="text-md text-muted-foreground">{tagline}</p>}
    </div>
  )
}

type PageProps = {
  readonly categories: CategoryRow | null
  readonly isStore?: boolean
  readonly children: ReactNode
}

/**
 * Lists and results: below the canopy a rail of the categories, which stays there while they scroll, at the side of wide
 * screens a column of them. Nothing of it in a store without categories.
 */
export function ListPage({ categories, isStore = false, children }: PageProps) {
  return (
    <div className="list-page">
      {categories && (
        <CategoryRail
          row={categories}
          label={categoriesCopy.title}
          className="category-bar"
          isStore={isStore}
        />
      )}
      <div>{children}</div>
    </div>
  )
}
