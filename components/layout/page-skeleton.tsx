import { Skeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/domain/paths'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Lies over the page that is left, under the header, until the next one is there. */
export function PageSkeleton({ pathname }: { readonly pathname: string }) {
  const isList = [paths.store, paths.category(''), paths.search('')].some((list) => pathname.startsWith(list))
  return (
    <div aria-hidden="true" className="fixed inset-0 z-16 overflow-hidden bg-background pt-(--header-end)">
      <span className="absolute top-2/5 left-1/2 z-1 -ml-5.5 size-11 animate-spin rounded-full border-4 border-t-primary" />
      <div className="shell">
        {pathname.startsWith(paths.product('')) && <ProductSkeleton />}
        {isList && <ListSkeleton />}
      </div>
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="pt-6 md:pt-11 lg:grid lg:grid-cols-[208px_minmax(0,1fr)] lg:gap-8">
      <Skeleton className="h-11 rounded-full!" />
      <div>
        <Skeleton className="my-3 h-11 w-1/2 lg:mt-0" />
        <div className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 md:gap-x-4 md:gap-y-7 lg:grid-cols-4">
          {cards.map((card) => (
            <div key={card}>
              <Skeleton className="aspect-3/4 rounded-lg!" />
              <Skeleton className="mt-2 h-5 w-4/5" />
              <Skeleton className="mt-1 mb-2 h-9 w-3/5" />
              <Skeleton className="h-10" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function ProductSkeleton() {
  return (
    <div className="gap-x-6 pt-13 sm:grid sm:grid-cols-[min(46%,560px)_minmax(0,1fr)] md:pt-19 lg:gap-x-12">
      <Skeleton className="aspect-5/4 max-sm:-mx-4 max-sm:rounded-none! sm:aspect-square sm:rounded-lg! md:max-lg:aspect-3/4" />
      <div className="max-sm:mt-1.5">
        <Skeleton className="h-7 w-3/4 md:h-10" />
        <Skeleton className="mt-1 h-6 w-1/2" />
        <Skeleton className="mt-3 h-12 w-36 md:mt-6" />
      </div>
    </div>
  )
}
