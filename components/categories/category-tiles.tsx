import Link from 'next/link'
import { categoriesCopy } from '@/lib/copy/site'
import type { CategoryTile } from '@/lib/domain/category'
import { imageAddress, imageSourceSet, placeholderPicture } from '@/lib/domain/image'
import { classNames } from '@/lib/utils'

// What a first view has room for.
const eagerTiles = 12

type Props = {
  readonly tiles: readonly CategoryTile[]
  /** Columns on phones; four on wide screens. */
  readonly className: string
}

/** Ways into the shop, each a picture and a name. */
export function CategoryTiles({ tiles, className }: Props) {
  if (tiles.length === 0) return null
  return (
    <nav aria-label={categoriesCopy.title}>
      <ul className={classNames('mt-4 grid gap-2 md:mt-6 md:grid-cols-4 md:gap-5', className)}>
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
