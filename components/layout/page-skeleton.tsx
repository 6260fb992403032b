import { paths } from '@/lib/domain/paths'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The boxes of the page that is coming, in the sizes of what will stand there. */
export function PageSkeleton({ pathname }: { readonly pathname: string }) {
  const isCategory = pathname.startsWith(paths.category(''))
  const isSearch = pathname.startsWith(paths.search(''))
  return (
    <div aria-hidden="true" className="loading-view">
      <span className="spinner" />
      <div className="shell">
        {pathname.startsWith(paths.product('')) && <ProductSkeleton />}
        {(isCategory || isSearch || pathname.startsWith(paths.store)) && (
          <ListSkeleton isCategory={isCategory} isSearch={isSearch} />
        )}
      </div>
    </div>
  )
}

type ListProps = { readonly isCategory: boolean; readonly isSearch: boolean }

/** Breadcrumbs stand over lists of the store, a tagline over what is no category, filters over what is no search. */
function ListSkeleton({ isCategory, isSearch }: ListProps) {
  return (
    <>
      <div className="delivery-line h-[57px]" />
      <div className="category-bar">
        <div className="skeleton mt-1.5 h-11 rounded-full" />
      </div>
      {!isSearch && <div className={isCategory ? 'h-10 md:h-9' : 'md:h-9'} />}
      <div className="skeleton mt-[30px] mb-4 h-8 w-44 md:mt-12 md:mb-7 md:h-12" />
      {!isCategory && <div className="skeleton -mt-3 mb-4 h-6 w-64 md:-mt-6 md:mb-7" />}
      {!isSearch && <div className="skeleton mb-5 h-11 w-56 rounded-full" />}
      <div className="product-grid">
        {cards.map((card) => (
          <div key={card}>
            <div className="skeleton aspect-[3/4] rounded-[var(--r-lg)]" />
            <div className="skeleton mt-3 h-5 w-4/5" />
            <div className="skeleton mt-[3px] mb-2.5 h-[38px] w-3/5" />
            <div className="skeleton h-11 rounded-[var(--r-md)]" />
          </div>
        ))}
      </div>
    </>
  )
}

function ProductSkeleton() {
  return (
    <div className="product-layout pt-[52px]">
      <div className="product-pictures gallery">
        <div className="gallery-picture">
          <div className="skeleton tile" />
        </div>
      </div>
      <div className="pt-2.5 min-[35em]:pt-2">
        <div className="skeleton h-8 w-3/4 md:h-12" />
        <div className="skeleton mt-1 h-6 w-1/2" />
        <div className="skeleton mt-2.5 h-14 w-36" />
        <div className="skeleton mt-[22px] h-12 w-32 rounded-full" />
      </div>
    </div>
  )
}
