import { LayoutGrid, ShoppingBasket } from 'lucide-react'
import Link from 'next/link'
import { homeCopy } from '@/lib/copy/home'
import { categoriesCopy, siteCopy } from '@/lib/copy/site'
import type { CategoryRow, CategoryTile } from '@/lib/domain/category'
import { imageAddress, imageSourceSet, placeholderPicture } from '@/lib/domain/image'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { CategoryPicture } from './category-picture'

type RailProps = {
  readonly row: CategoryRow
  readonly isStore: boolean
}

/** Drawn 40 px high, pressed on 44. */
const chip =
  'relative flex min-h-10 max-w-60 items-center gap-2 rounded-full border bg-card pr-3.5 pl-1 font-semibold text-sm leading-tight after:absolute after:inset-x-0 after:-inset-y-0.5 hover:bg-secondary lg:min-h-11 lg:max-w-full lg:border-transparent lg:bg-transparent lg:[&_img]:size-7 lg:pointer-fine:min-h-9 selected:border-primary selected:bg-primary selected:text-primary-foreground selected:forced-highlight selected:[scroll-initial-target:nearest]'

/** Stays below the header while the list scrolls, except on small windows; a column on wide screens. */
export function CategoryRail({ row: { categories, current }, isStore }: RailProps) {
  return (
    <nav
      aria-label={categoriesCopy.title}
      className="z-10 bg-background max-lg:top-[calc(var(--header-end)+var(--few-lines))] max-lg:-mx-4 max-lg:px-4 max-lg:pt-5 md:max-lg:-mx-8 md:max-lg:px-8 tall:xs:max-lg:sticky max-lg:[&_a]:scroll-mt-0"
    >
      {/* Neighbours stay in view beside the current chip, and what has the focus is whole; the air is for its ring. */}
      <ul className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1.5 scroll-px-28 [scrollbar-width:none] *:flex-none md:-mx-8 md:px-8 lg:mx-0 lg:flex-col lg:gap-0 lg:overflow-visible lg:p-0">
        <li>
          <Link href={paths.store} aria-current={isStore || undefined} className={chip}>
            <ShoppingBasket className="ml-2 size-4.5 lg:mx-1.25" />
            {siteCopy.menu.store}
          </Link>
        </li>
        {categories.map(({ slug, title, picture }) => (
          <li key={slug}>
            <Link
              href={paths.category(slug)}
              prefetch={false}
              aria-current={slug === current || undefined}
              className={chip}
            >
              <CategoryPicture picture={picture} />
              <span className="wrap-anywhere min-w-0">{title}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href={publicPaths.categories} prefetch={false} className={chip}>
            <LayoutGrid className="ml-2 size-4.5 lg:mx-1.25" />
            {categoriesCopy.seeAll}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

// Tiles in the first view.
const eagerTiles = 12

const layouts = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(max(4.8rem,28%),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] md:gap-4',
  strip:
    '-mx-4 -mt-1.5 -mb-7.5 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1.5 [scrollbar-width:none] *:flex-none *:basis-[4.5rem] md:-mx-8 md:[mask:linear-gradient(90deg,#0000,#000_32px_calc(100%-32px),#0000)] md:gap-4 md:px-8 md:*:basis-[5.5rem] md:max-lg:-mb-1.5 lg:-mt-5.5 lg:justify-between lg:gap-1 lg:*:max-w-60 lg:*:basis-auto lg:[&_:is(img,span)]:mb-0 lg:[&_:is(img,span)]:size-7 lg:[&_:is(img,span)]:rounded-full lg:[&_a]:flex lg:[&_a]:min-h-11 lg:[&_a]:items-center lg:[&_a]:gap-1.5 lg:[&_svg]:size-4',
}

const tile = 'block text-center font-semibold text-sm leading-tight hyphens-auto wrap-anywhere'

type TilesProps = {
  readonly tiles: readonly CategoryTile[]
  /** `strip`: one row, on wide screens one line, with a link to all of them at its end. */
  readonly layout: keyof typeof layouts
}

export function CategoryTiles({ tiles, layout }: TilesProps) {
  if (tiles.length === 0) return null
  return (
    <nav aria-label={categoriesCopy.title} className="mt-3 md:mt-8">
      <ul className={layouts[layout]}>
        {tiles.map(({ path, title, picture }, index) => (
          <li key={path}>
            <Link href={path} className={tile}>
              <picture className="contents">
                <img
                  src={imageAddress(picture ?? placeholderPicture, 160)}
                  srcSet={imageSourceSet(picture ?? placeholderPicture, [96, 160, 240, 320])}
                  sizes="96px"
                  alt=""
                  width={96}
                  height={96}
                  loading={index < eagerTiles ? undefined : 'lazy'}
                  className="mb-1.5 aspect-square w-full rounded-lg object-[50%_70%] object-cover dark:brightness-93"
                />
              </picture>
              {title}
            </Link>
          </li>
        ))}
        {layout === 'strip' && tiles.length > homeCopy.categoryTitles.length && (
          <li>
            <Link href={publicPaths.categories} prefetch={false} className={tile}>
              <span className="mb-1.5 grid aspect-square place-items-center rounded-lg bg-secondary text-secondary-foreground">
                <LayoutGrid className="size-7" />
              </span>
              {categoriesCopy.seeAll}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
