import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { PartPlace, partPlaceIds, shelfRoom } from '@/components/layout/part-place'
import { buttonVariants } from '@/components/ui/button'
import { homeCopy } from '@/lib/copy/home'
import { pagesCopy } from '@/lib/copy/pages'
import { paths } from '@/lib/domain/paths'
import { notFoundMark } from '@/lib/next/not-found-mark'
import { EmptyShelf } from '../shop/empty-shelf'

/** Sets a 404 mark for the page cache; Next's `notFound()` sends an empty document without JavaScript. */
export function NotFoundView({ detail = pagesCopy.notFound.detail }: { readonly detail?: string }) {
  return (
    <div className="py-10">
      <meta {...notFoundMark} />
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{pagesCopy.notFound.title}</h1>
      <EmptyShelf Icon={SearchX} title={pagesCopy.notFound.title} detail={detail}>
        <Link href={paths.store} className={buttonVariants()}>
          {homeCopy.exploreAll}
        </Link>
      </EmptyShelf>
      <PartPlace id={partPlaceIds.otherProducts} className={shelfRoom} />
    </div>
  )
}
