import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'

type Props = {
  readonly list: string
  readonly page: number
  readonly pageCount: number
  /** Accessible name. */
  readonly label?: string
}

/** Hidden for a single page; 'Próxima' is hidden where 'Carregar mais' works in place. */
export function Pager({ list, page, pageCount, label = listingCopy.pages }: Props) {
  if (pageCount < 2) return null
  return (
    <nav
      aria-label={label}
      className="mt-5 grid grid-cols-[1fr_auto_1fr] items-center gap-3 peer-data-[in-place=alive]:[&>[rel=next]]:invisible"
    >
      {page > 1 ? (
        <Link
          href={paths.listPage(list, page - 1)}
          rel="prev"
          prefetch={false}
          className={buttonVariants({ variant: 'outline', className: 'justify-self-start' })}
        >
          <ChevronLeft className="size-5" />
          {listingCopy.previousPage}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-center text-md text-muted-foreground tabular-nums">
        {listingCopy.page(page, pageCount)}
      </p>
      {page < pageCount ? (
        <Link
          href={paths.listPage(list, page + 1)}
          rel="next"
          className={buttonVariants({ variant: 'outline', className: 'justify-self-end' })}
        >
          {listingCopy.nextPage}
          <ChevronRight className="size-5" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
