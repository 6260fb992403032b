import type { Metadata } from 'next'
import { ListingView } from '@/app/listing-view'
import { findListing } from '@/lib/catalog/find-listing'
import { listingMetadata } from '@/lib/discovery/metadata'
import { getEnvironment } from '@/lib/server/environment/server'

async function find() {
  const found = await findListing(null)
  if (found.kind !== 'found') throw new Error('the first page always exists')
  return found
}

export async function generateMetadata(): Promise<Metadata> {
  return listingMetadata(await find(), getEnvironment())
}

export default async function StorePage() {
  return <ListingView listing={(await find()).listing} />
}
