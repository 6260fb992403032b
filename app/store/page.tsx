import type { Metadata } from 'next'
import { foundMetadata, showFound } from '@/app/listing-view'
import { findListing } from '@/lib/catalog/find-listing'
import { paths } from '@/lib/domain/paths'

async function find() {
  const found = await findListing(null)
  if (found.kind !== 'found') throw new Error('the first page always exists')
  return found
}

export async function generateMetadata(): Promise<Metadata> {
  return foundMetadata(await find())
}

export default async function StorePage() {
  return showFound(await find(), paths.store)
}
