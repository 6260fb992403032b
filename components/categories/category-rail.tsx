import Link from 'next/link'
import { LayoutGrid } from '@/components/ui/panel-icons'
import { categoriesCopy } from '@/lib/copy/site'
import type { CategoryRow } from '@/lib/domain/category'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { CategoryPicture } from './category-picture'

type Props = {
  readonly row: CategoryRow
  readonly label: string
  readonly className?: string
}

/** Chips of the first categories in one row that scrolls sideways, after the way to all of them. */
export function CategoryRail({ row: { categories, current }, label, className }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="category-rail">
        <li>
          <Link href={publicPaths.categories} prefetch={false} className="category-chip">
            <LayoutGrid className="size-[18px]" />
            {categoriesCopy.seeAll}
          </Link>
        </li>
        {categories.map(({ slug, title, picture }) => (
          <li key={slug}>
            <Link
              href={paths.category(slug)}
              prefetch={false}
              aria-current={slug === current || undefined}
              className="category-chip"
            >
              <CategoryPicture picture={picture} />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
