import type { Metadata } from 'next'
import { foundMetadata, showFound } from '@/app/listing-view'
import { findListing } from '@/lib/catalog/find-listing'
import { paths } from '@/lib/domain/paths'
import { decodeSegment } from '@/lib/next/page-key'

type Props = { readonly params: Promise<{ lista: string[] }> }

export function generateStaticParams() {
  return [{ lista: ['pagina', '2'] }]
}

async function find({ params }: Props) {
  return findListing(null, (await params).lista.map(decodeSegment))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return foundMetadata(await find(props))
}

export default async function RefinedStorePage(props: Props) {
  return showFound(await find(props), paths.store)
}
