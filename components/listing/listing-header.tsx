import type { ReactNode } from 'react'
import { CategoryRail } from '@/components/categories/categories'
import { categoriesCopy } from '@/lib/copy/site'
import type { CategoryRow } from '@/lib/domain/category'

type HeaderProps = {
  readonly title: ReactNode
  readonly count: string | null
  readonly tagline?: string | null
  readonly children?: ReactNode
}

export function ListingHeader({ title, count, tagline = null, children }: HeaderProps) {
  return (
    <div className="refine-row">
      <div>
        <h1>{title}</h1>
        {count && <p className="refine-total text-sm text-muted-foreground">{count}</p>}
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

/** Adds a category rail, on wide screens a column; none without categories. */
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
