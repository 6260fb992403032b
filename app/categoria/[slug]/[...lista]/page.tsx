import type { Metadata } from 'next'
import { foundMetadata, showFound } from '@/app/listing-view'
import { findListing } from '@/lib/catalog/find-listing'
import { paths } from '@/lib/domain/paths'
import { decodeSegment } from '@/lib/next/page-key'

type Props = { readonly params: Promise<{ slug: string; lista: string[] }> }

export function generateStaticParams() {
  return [{ slug: 'frutas', lista: ['menor-preco'] }]
}

async function find({ params }: Props) {
  const { slug, lista } = await params
  const category = decodeSegment(slug)
  return { category, found: await findListing(category, lista.map(decodeSegment)) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return foundMetadata((await find(props)).found)
}

export default async function RefinedCategoryPage(props: Props) {
  const { category, found } = await find(props)
  return showFound(found, paths.category(category))
}
