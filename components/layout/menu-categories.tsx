'use client'

import { CategoryPicture } from '@/components/categories/category-picture'
import { useMenuCategories } from '@/components/categories/use-menu-categories'
import { LayoutGrid } from '@/components/ui/panel-icons'
import { categoriesCopy } from '@/lib/copy/categories'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { MenuLink } from './menu-link'

/** The store's categories below the other rows, where nothing moves when they come; nothing where there are none. */
export function MenuCategories({ onChosen }: { readonly onChosen: () => void }) {
  const categories = useMenuCategories()
  if (categories.length === 0) return null
  return (
    <nav aria-label={categoriesCopy.title} className="mt-3 border-t pt-3">
      <MenuLink href={publicPaths.categories} prefetch={false} onChosen={onChosen}>
        <LayoutGrid className="size-[22px]" />
        {categoriesCopy.seeAllCategories}
      </MenuLink>
      {categories.map(({ slug, title, picture }) => (
        <MenuLink key={slug} href={paths.category(slug)} prefetch={false} onChosen={onChosen}>
          <CategoryPicture picture={picture} className="-mx-[7px]" />
          <span className="min-w-0 break-words">{title}</span>
        </MenuLink>
      ))}
    </nav>
  )
}
