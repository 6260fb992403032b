import { Skeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/domain/paths'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function PageSkeleton({ pathname }: { readonly pathname: string }) {
  const isStore = pathname.startsWith(paths.store)
  const isList = isStore || [paths.category(''), paths.search('')].some((list) => pathname.startsWith(list))
  return (
    <div aria-hidden="true" className="loading-view">
      <span className="spinner" />
      <div className="shell">
        {pathname.startsWith(paths.product('')) && <ProductSkeleton />}
        {isList && <ListSkeleton isStore={isStore} />}
      </div>
    </div>
  )
}

/** Only the store has a tagline. */
function ListSkeleton({ isStore }: { readonly isStore: boolean }) {
  return (
    <div className="list-page">
      <div className="category-bar">
        <Skeleton className="my-1.5 h-11 rounded-full!" />
      </div>
      <div>
        <Skeleton className={`mb-2 ${isStore ? 'h-[68px]' : 'h-11'}`} />
        <div className="product-grid">
          {cards.map((card) => (
            <div key={card}>
              <Skeleton className="tile rounded-lg! w-3/4" />
              <Skeleton className="mt-2.5 h-5 w-4/5" />
              <Skeleton className="mt-0.5 mb-1.5 h-[38px] w-3/5" />
              <Skeleton className="h-11 rounded-md" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function ProductSkeleton() {
  return (
    <div className="product-layout pt-12">
      <div className="product-pictures gallery">
        <div className="gallery-picture">
          <Skeleton className="tile rounded-lg!" />
        </div>
      </div>
      <div className="pt-2">
        <Skeleton className="h-6 w-3/4 md:h-12" />
        <Skeleton className="mt-1 h-6 w-1/2" />
        <Skeleton className="mt-2.5 h-12 w-36" />
        <Skeleton className="mt-4 h-12 w-32 rounded-full!" />
      </div>
    </div>
  )
}
