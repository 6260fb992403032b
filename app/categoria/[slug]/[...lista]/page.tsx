import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { ListingView } from '@/app/listing-view'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { findListing } from '@/lib/catalog/find-listing'
import { pagesCopy } from '@/lib/copy/pages'
import { listingMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'
import { decodeSegment } from '@/lib/next/decode-segment'
import { getEnvironment } from '@/lib/server/environment/server'

type Props = { readonly params: Promise<{ slug: string; lista: string[] }> }

export function generateStaticParams() {
  return [{ slug: 'frutas', lista: ['menor-preco'] }]
}

async function find({ params }: Props) {
  const { slug, lista } = await params
  return findListing(decodeSegment(slug), lista.map(decodeSegment))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (found.kind !== 'found') return { title: pagesCopy.notFound.title }
  return listingMetadata(found, getEnvironment())
}

/** A later page of a category, filtered and sorted as the address says. */
export default async function RefinedCategoryPage(props: Props) {
  const found = await find(props)
  if (found.kind === 'moved') {
    const { slug } = await props.params
    permanentRedirect(`${paths.category(decodeSegment(slug))}${found.rest}`)
  }
  if (found.kind !== 'found') return <NotFoundView />
  return <ListingView listing={found.listing} />
}
