import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { CategoryTiles } from '@/components/categories/categories'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { ListingHeader } from '@/components/listing/list-page'
import { Pager } from '@/components/listing/pager'
import { buttonVariants } from '@/components/ui/button'
import { findCategoryPage } from '@/lib/catalog/list-categories'
import { listLink } from '@/lib/copy/list-link'
import { listingCopy } from '@/lib/copy/listing'
import { pagesCopy } from '@/lib/copy/pages'
import { categoriesCopy } from '@/lib/copy/site'
import { pageMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'

const list = publicPaths.categories

export async function categoriesMetadata(page: number): Promise<Metadata> {
  if ((await findCategoryPage(page)) === null) return { title: pagesCopy.notFound.title }
  return pageMetadata({
    path: paths.listPage(list, page),
    title: listingCopy.titleWithPage(categoriesCopy.title, page),
  })
}

/** Redirects to the products when a store has no categories, since every header leads here. */
export async function CategoriesView({ page }: { readonly page: number }) {
  const found = await findCategoryPage(page)
  if (found === null && page === 1) redirect(paths.store)
  if (found === null) return <NotFoundView />
  const tiles = found.categories.map(({ slug, ...link }) => ({ ...link, path: paths.category(slug) }))
  return (
    <>
      <div className="pt-6">
        <ListingHeader title={categoriesCopy.title} count={categoriesCopy.count(found.categoryCount)} />
      </div>
      <CategoryTiles tiles={tiles} layout="grid" />
      <Pager list={list} page={page} pageCount={found.pageCount} label={categoriesCopy.pages} />
      <p className="mt-6">
        <Link
          href={publicPaths.writtenList}
          prefetch={false}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {listLink}
        </Link>
      </p>
    </>
  )
}
