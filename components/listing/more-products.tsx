'use client'

import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'
import type { ListPlace } from './list-place'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'
import { useMorePages } from './use-more-pages'

/** The pages that were loaded behind the first one, and the button for the next. Loaded with its first use. */
export function MoreProducts(props: ListPlace) {
  const { list, page, pageCount } = props
  const { cards, loadedPage, state, loadNext } = useMorePages(props)
  const [announced, setAnnounced] = useState('')
  const next = loadedPage + 1
  return (
    <>
      <div className="mt-6 md:mt-9">
        <ProductGrid cards={cards} isContinued />
      </div>
      <p role="status" className="sr-only">
        {state === 'loading' ? listingCopy.loadingMore : announced}
      </p>
      {state === 'failed' && (
        <p className="mt-6 text-center text-muted-foreground">{listingCopy.moreFailed}</p>
      )}
      {next <= pageCount && (
        <a
          data-in-place="alive"
          href={paths.listPage(list, next)}
          className={buttonVariants({ variant: 'secondary', className: 'mt-9 w-full' })}
          aria-busy={state === 'loading'}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            void loadNext().then((count) => setAnnounced(count > 0 ? listingCopy.moreLoaded(count) : ''))
          }}
        >
          {listingCopy.more}
        </a>
      )}
      <Pager list={list} page={Math.max(page, loadedPage)} pageCount={pageCount} />
    </>
  )
}
