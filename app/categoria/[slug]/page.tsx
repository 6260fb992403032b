import type { Metadata } from 'next'
import { ListingView } from '@/app/listing-view'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { findListing } from '@/lib/catalog/find-listing'
import { pagesCopy } from '@/lib/copy/pages'
import { listingMetadata } from '@/lib/discovery/metadata'
import { decodeSegment } from '@/lib/next/decode-segment'
import { getEnvironment } from '@/lib/server/environment/server'

type Props = { readonly params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return [{ slug: 'frutas' }]
}

async function find({ params }: Props) {
  return findListing(decodeSegment((await params).slug))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (found.kind !== 'found') return { title: pagesCopy.notFound.title }
  return listingMetadata(found, getEnvironment())
}

export default async function CategoryPage(props: Props) {
  const found = await find(props)
  if (found.kind !== 'found') return <NotFoundView />
  return <ListingView listing={found.listing} />
}
