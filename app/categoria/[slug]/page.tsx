import type { Metadata } from 'next'
import { foundMetadata, showFound } from '@/app/listing-view'
import { findListing } from '@/lib/catalog/find-listing'
import { paths } from '@/lib/domain/paths'
import { decodeSegment } from '@/lib/next/page-key'

type Props = { readonly params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return [{ slug: 'frutas' }]
}

const slugOf = async ({ params }: Props) => decodeSegment((await params).slug)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return foundMetadata(await findListing(await slugOf(props)))
}

export default async function CategoryPage(props: Props) {
  const slug = await slugOf(props)
  return showFound(await findListing(slug), paths.category(slug))
}
