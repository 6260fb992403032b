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

type Props = { readonly params: Promise<{ lista: string[] }> }

export function generateStaticParams() {
  return [{ lista: ['pagina', '2'] }]
}

async function find({ params }: Props) {
  return findListing(null, (await params).lista.map(decodeSegment))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (found.kind !== 'found') return { title: pagesCopy.notFound.title }
  return listingMetadata(found, getEnvironment())
}

/** A later page of the store, filtered and sorted as the address says. */
export default async function RefinedStorePage(props: Props) {
  const found = await find(props)
  if (found.kind === 'moved') permanentRedirect(`${paths.store}${found.rest}`)
  return found.kind === 'found' ? <ListingView listing={found.listing} /> : <NotFoundView />
}
