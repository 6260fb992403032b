import type { Metadata } from 'next'
import { StoreDelivery } from '@/app/store-delivery'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { SearchResults } from '@/components/search/search-results'
import { findCategoryRow } from '@/lib/catalog/list-categories'
import { searchProducts } from '@/lib/catalog/search-products'
import { listingCopy } from '@/lib/copy/listing'
import { pageMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'
import { exactWords, normalizeQuery } from '@/lib/domain/search-query'
import { decodeSegment } from '@/lib/next/page-key'

type Props = { readonly params: Promise<{ consulta: string }> }

export function generateStaticParams() {
  return [{ consulta: 'banana' }]
}

async function queryOf({ params }: Props): Promise<string> {
  return normalizeQuery(decodeSegment((await params).consulta))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await queryOf(props)
  return pageMetadata({
    path: paths.search(query),
    title: listingCopy.search.title(exactWords(query) ?? query),
    isIndexed: false,
  })
}

export default async function SearchPage(props: Props) {
  const query = await queryOf(props)
  const results = await searchProducts(query)
  if (!results) return <NotFoundView />
  return (
    <>
      <SearchResults query={query} categories={await findCategoryRow(null)} results={results} />
      <StoreDelivery className="pt-3" />
    </>
  )
}
