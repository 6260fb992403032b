import { LayoutGrid, ShoppingBasket } from 'lucide-react'
import Link from 'next/link'
import { categoriesCopy, siteCopy } from '@/lib/copy/site'
import type { CategoryRow, CategoryTile } from '@/lib/domain/category'
import { imageAddress, imageSourceSet, placeholderPicture } from '@/lib/domain/image'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { classNames } from '@/lib/utils'
import { CategoryPicture } from './category-picture'

type Props = {
  readonly row: CategoryRow
  readonly label: string
  readonly className?: string
  /** The first chip links to the whole store. */
  readonly isStore?: boolean
}

// Tiles in the first view.
const eagerTiles = 12

type TilesProps = {
  readonly tiles: readonly CategoryTile[]
  /** Sets the columns on phones; wide screens have four. */
  readonly className: string
}

export function CategoryRail({ row: { categories, current }, label, className, isStore }: Props) {
  const all = (
    <li>
      <Link href={publicPaths.categories} prefetch={false} className="category-chip">
        <LayoutGrid className="size-[18px]" />
        {categoriesCopy.seeAll}
      </Link>
    </li>
  )
  return (
    <nav aria-label={label} className={className}>
      <ul className="category-rail">
        {isStore === undefined && all}
        {isStore !== undefined && (
          <li>
            <Link href={paths.store} aria-current={isStore || undefined} className="category-chip">
              <ShoppingBasket className="size-[18px]" />
              {siteCopy.menu.store}
            </Link>
          </li>
        )}
        {categories.map(({ slug, title, picture }) => (
          <li key={slug}>
            <Link
              href={paths.category(slug)}
              prefetch={false}
              aria-current={slug === current || undefined}
              className="category-chip"
            >
              <CategoryPicture picture={picture} />
              <span className="min-w-0">{title}</span>
            </Link>
          </li>
        ))}
        {isStore !== undefined && all}
      </ul>
    </nav>
  )
}

export function CategoryTiles({ tiles, className }: TilesProps) {
  if (tiles.length === 0) return null
  return (
    <nav aria-label={categoriesCopy.title}>
      <ul className={classNames('mt-4 grid gap-2 md:mt-6 md:grid-cols-4 md:gap-4', className)}>
        {tiles.map(({ path, title, picture }, index) => (
          <li key={path}>
            <Link href={path} className="category-tile">
              <span className="category-picture">
                <picture>
                  <img
                    src={imageAddress(picture ?? placeholderPicture, 160)}
                    srcSet={imageSourceSet(picture ?? placeholderPicture, [96, 160, 240, 320])}
                    sizes="96px"
                    alt=""
                    width={96}
                    height={96}
                    loading={index < eagerTiles ? undefined : 'lazy'}
                  />
                </picture>
              </span>
              <span className="category-title">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
