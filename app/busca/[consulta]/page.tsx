import { SearchX } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { EmptyShelf } from '@/components/feedback/empty-shelf'
import { ListingHeader } from '@/components/product/listing-header'
import { ProductGrid } from '@/components/product/product-grid'
import { searchProducts } from '@/lib/catalog/search-products'
import { homeCopy } from '@/lib/copy/home'
import { listingCopy } from '@/lib/copy/listing'
import { decodeSegment } from '@/lib/decode-segment'
import { normalizeQuery } from '@/lib/domain/search-query'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { readonly params: Promise<{ consulta: string }> }

export function generateStaticParams() {
  return [{ consulta: 'banana' }]
}

async function queryOf({ params }: Props): Promise<string> {
  return normalizeQuery(decodeSegment((await params).consulta))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await queryOf(props)
  return pageMetadata({ path: paths.search(query), title: listingCopy.search.title(query), isIndexed: false })
}

export default async function SearchPage(props: Props) {
  const query = await queryOf(props)
  const cards = await searchProducts(query)
  const { search } = listingCopy
  return (
    <>
      <ListingHeader title={search.title(query)} tagline={search.found(cards.length)} />
      {cards.length > 0 ? (
        <ProductGrid cards={cards} />
      ) : (
        <EmptyShelf Icon={SearchX} title={search.nothing(query)} detail={search.hint}>
          <Link href={paths.store} className="btn btn-secondary">
            {homeCopy.exploreAll}
          </Link>
        </EmptyShelf>
      )}
    </>
  )
}
