import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { StoreDelivery } from '@/app/store-delivery'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { SearchResults } from '@/components/search/search-results'
import { findCategoryRow } from '@/lib/catalog/list-categories'
import { searchProducts } from '@/lib/catalog/search-products'
import { listingCopy } from '@/lib/copy/listing'
import { pageMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'
import { parseRefinement, refinementPath } from '@/lib/domain/refinement'
import { exactWords, normalizeQuery } from '@/lib/domain/search-query'
import { decodeSegment } from '@/lib/next/page-key'

type Props = { readonly params: Promise<{ consulta: string; lista: string[] }> }

export function generateStaticParams() {
  return [{ consulta: 'queijo', lista: ['pagina', '2'] }]
}

async function asked({ params }: Props) {
  const { consulta, lista } = await params
  const segments = lista.map(decodeSegment)
  return { query: normalizeQuery(decodeSegment(consulta)), segments, refinement: parseRefinement(segments) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, refinement } = await asked(props)
  const title = listingCopy.titleWithPage(
    listingCopy.search.title(exactWords(query) ?? query),
    refinement?.page ?? 1,
  )
  return pageMetadata({ path: paths.search(query), title, isIndexed: false })
}

export default async function RefinedSearchPage(props: Props) {
  const { query, segments, refinement } = await asked(props)
  const path = refinement && refinementPath(refinement)
  if (path !== null && path !== segments.map((segment) => `/${segment}`).join(''))
    permanentRedirect(paths.search(query) + path)
  const results = refinement && (await searchProducts(query, refinement))
  if (!results) return <NotFoundView />
  return (
    <>
      <SearchResults query={query} categories={await findCategoryRow(null)} results={results} />
      <StoreDelivery className="pt-3" />
    </>
  )
}
