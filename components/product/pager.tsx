import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/paths'

type Props = { readonly page: number; readonly pageCount: number }

/** Links to the neighbouring pages of the list; nothing when there is one page only. */
export function Pager({ page, pageCount }: Props) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={listingCopy.pages} className="mt-10 flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link href={paths.storePage(page - 1)} rel="prev" className="btn btn-secondary">
          <ChevronLeft aria-hidden="true" className="size-5" />
          {listingCopy.previousPage}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-center text-[15px] text-muted-foreground tabular-nums">
        {listingCopy.page(page, pageCount)}
      </p>
      {page < pageCount ? (
        <Link href={paths.storePage(page + 1)} rel="next" className="btn btn-secondary">
          {listingCopy.nextPage}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
