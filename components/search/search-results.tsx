import { SearchX } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ListingHeader, ListPage } from '@/components/listing/list-page'
import { ProductGrid } from '@/components/listing/product-grid'
import { toRefinedList } from '@/components/listing/refine-choices'
import { RefinedProducts } from '@/components/listing/store-listing'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { buttonVariants } from '@/components/ui/button'
import { listLink } from '@/lib/copy/list-link'
import { listingCopy } from '@/lib/copy/listing'
import { productPageCopy } from '@/lib/copy/pages'
import { categoriesCopy } from '@/lib/copy/site'
import type { CategoryRow } from '@/lib/domain/category'
import { paths } from '@/lib/domain/paths'
import type { ProductCard } from '@/lib/domain/product-card'
import { publicPaths } from '@/lib/domain/public-paths'
import type { ProductListing } from '@/lib/domain/refinement'
import { exactly, exactWords } from '@/lib/domain/search-query'
import { ShownQuery } from './shown-query'

type Props = {
  readonly query: string
  readonly categories: CategoryRow | null
  readonly results: Omit<ProductListing, 'category'> & {
    readonly match: 'every' | 'some'
    readonly correction: string | null
    readonly words: readonly string[] | null
    readonly others: readonly ProductCard[]
    readonly areOthersAlike: boolean
  }
}

const { search } = listingCopy

export function SearchResults({ query, categories, results }: Props) {
  const { productCount, match, correction, words, others, areOthersAlike } = results
  const refined = words === null ? toRefinedList(paths.search(query), results) : null
  const isCorrected = match === 'every' && words === null
  const written = exactWords(query) ?? query
  const meant = (isCorrected && correction) || written
  return (
    <ListPage categories={categories} refined={refined}>
      <ShownQuery query={meant} />
      <ListingHeader
        title={
          <>
            <span className="sr-only">{search.resultsFor} </span>“{meant}”
          </>
        }
        count={refined && search.found(productCount)}
        refined={refined}
      />
      {correction !== null && (
        <p className="mb-2">
          {isCorrected ? (
            <>
              {search.corrected} <b>{correction}</b> {search.insteadOf}{' '}
              <QueryLink query={exactly(query)}>“{query}”</QueryLink>.
            </>
          ) : (
            <>
              {search.didYouMean} <QueryLink query={correction}>{correction}</QueryLink>?
            </>
          )}
        </p>
      )}
      {match === 'some' && <p className="mb-2 text-muted-foreground">{search.some(query)}</p>}
      {words !== null && <NothingFound query={written} categories={categories} words={words} />}
      {refined && <RefinedProducts refined={refined} {...results} />}
      {others.length > 0 && (
        <>
          <h2 className="mt-8 mb-4">{areOthersAlike ? productPageCopy.alikeInStock : search.others}</h2>
          <ProductGrid cards={others} Heading="h3" isContinued />
        </>
      )}
    </ListPage>
  )
}

function QueryLink({ query, children }: { readonly query: string; readonly children: ReactNode }) {
  return (
    <Link
      href={paths.search(query)}
      rel="nofollow"
      prefetch={false}
      className="font-bold text-primary underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

type NothingFoundProps = Pick<Props, 'query' | 'categories'> & { readonly words: readonly string[] }

function NothingFound({ query, categories, words }: NothingFoundProps) {
  return (
    <>
      <EmptyShelf Icon={SearchX} title={search.nothing(query)} detail={search.hint}>
        {words.length > 0 && (
          <>
            <p className="font-semibold">{search.didYouMean}</p>
            <Links
              label={search.didYouMean}
              links={words.map((word) => ({ href: paths.search(word), text: word }))}
            />
          </>
        )}
        <Link href={publicPaths.writtenList} prefetch={false} className={buttonVariants({ variant: 'link' })}>
          {listLink}
        </Link>
      </EmptyShelf>
      {categories && (
        <>
          <h2 className="mt-8">{search.categories}</h2>
          <Links
            label={search.categories}
            links={[
              ...categories.categories.map(({ slug, title }) => ({
                href: paths.category(slug),
                text: title,
              })),
              { href: publicPaths.categories, text: categoriesCopy.seeAll },
            ]}
          />
        </>
      )}
    </>
  )
}

type LinksProps = {
  readonly label: string
  readonly links: readonly { readonly href: string; readonly text: string }[]
}

function Links({ label, links }: LinksProps) {
  return (
    <ul aria-label={label} className="my-3 flex flex-wrap gap-2">
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href} prefetch={false} className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
