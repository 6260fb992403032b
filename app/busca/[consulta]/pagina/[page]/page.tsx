import type { Metadata } from 'next'
import { StoreDelivery } from '@/app/store-delivery'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { SearchResults } from '@/components/search/search-results'
import { findCategoryRow } from '@/lib/catalog/list-categories'
import { searchProducts } from '@/lib/catalog/search-products'
import { listingCopy } from '@/lib/copy/listing'
import { pageMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'
import { normalizeQuery } from '@/lib/domain/search-query'
import { decodeSegment } from '@/lib/next/page-key'

type Props = { readonly params: Promise<{ consulta: string; page: string }> }

export function generateStaticParams() {
  return [{ consulta: 'queijo', page: '2' }]
}

async function asked({ params }: Props) {
  const { consulta, page } = await params
  const query = normalizeQuery(decodeSegment(consulta))
  // The first page has an address of its own.
  return { query, page: /^([2-9]|1\d|20)$/.test(page) ? Number(page) : 0 }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, page } = await asked(props)
  const title = listingCopy.titleWithPage(listingCopy.search.title(query), page)
  return pageMetadata({ path: paths.search(query), title, isIndexed: false })
}

/** A later page of results. */
export default async function LaterSearchPage(props: Props) {
  const { query, page } = await asked(props)
  const results = await searchProducts(query, page)
  if (!results) return <NotFoundView />
  return (
    <>
      <SearchResults query={query} categories={await findCategoryRow(null)} results={results} />
      <StoreDelivery />
    </>
  )
}
