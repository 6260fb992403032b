import Link from 'next/link'
import { CategoryBar, ListingHeader } from '@/components/listing/listing-header'
import { LoadMore } from '@/components/listing/load-more'
import { Pager } from '@/components/listing/pager'
import { ProductGrid } from '@/components/listing/product-grid'
import { buttonVariants } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { SearchX } from '@/components/ui/icons'
import { listingCopy } from '@/lib/copy/listing'
import { categoriesCopy } from '@/lib/copy/site'
import type { CategoryRow } from '@/lib/domain/category'
import { paths } from '@/lib/domain/paths'
import type { ProductCard } from '@/lib/domain/product-card'
import { publicPaths } from '@/lib/domain/public-paths'

type Help = {
  readonly words: readonly string[]
  readonly others: readonly ProductCard[]
}

type Props = {
  readonly query: string
  readonly categories: CategoryRow | null
  readonly results: {
    readonly cards: readonly ProductCard[]
    readonly productCount: number
    readonly page: number
    readonly pageCount: number
    readonly match: 'every' | 'some'
    readonly correction: string | null
    readonly help: Help | null
  }
}

const { search } = listingCopy

/** What was found for a query, or what helps where nothing was. */
export function SearchResults({ query, categories, results }: Props) {
  const { cards, productCount, page, pageCount, match, correction, help } = results
  const list = paths.search(query)
  const isCorrected = match === 'every' && help === null
  return (
    <>
      <CategoryBar row={categories} />
      <ListingHeader
        title={search.title(query)}
        tagline={help === null ? search.found(productCount) : null}
      />
      {correction !== null && (
        <p className="mb-4 text-lg">
          {isCorrected ? search.corrected : search.didYouMean}{' '}
          <Link
            href={paths.search(correction)}
            className="font-bold text-primary underline underline-offset-4"
          >
            {correction}
          </Link>
          {isCorrected ? '.' : '?'}
        </p>
      )}
      {match === 'some' && <p className="mb-4 text-lg text-muted-foreground">{search.some(query)}</p>}
      {help === null ? (
        <ProductGrid cards={cards} />
      ) : (
        <NothingFound query={query} categories={categories} help={help} />
      )}
      <LoadMore list={list} page={page} pageCount={pageCount} label={listingCopy.more}>
        <Pager list={list} page={page} pageCount={pageCount} />
      </LoadMore>
    </>
  )
}

type NothingFoundProps = Pick<Props, 'query' | 'categories'> & { readonly help: Help }

function NothingFound({ query, categories, help }: NothingFoundProps) {
  return (
    <>
      <EmptyShelf Icon={SearchX} title={search.nothing(query)} detail={search.hint}>
        {help.words.length > 0 && (
          <Links
            label={search.near}
            links={help.words.map((word) => ({ href: paths.search(word), text: word }))}
          />
        )}
      </EmptyShelf>
      {categories && (
        <>
          <h2 className="section-title mt-8">{search.categories}</h2>
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
      <h2 className="section-title mt-8 mb-4">{search.others}</h2>
      <ProductGrid cards={help.others} Heading="h3" />
    </>
  )
}

type LinksProps = {
  readonly label: string
  readonly links: readonly { readonly href: string; readonly text: string }[]
}

function Links({ label, links }: LinksProps) {
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
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
