import type { Metadata } from 'next'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { StructuredData } from '@/components/layout/head-data'
import { ListingHeader } from '@/components/product/listing-header'
import { ProductGrid } from '@/components/product/product-grid'
import { findCategory } from '@/lib/catalog/find-category'
import { listingCopy } from '@/lib/copy/listing'
import { pagesCopy } from '@/lib/copy/pages'
import { decodeSegment } from '@/lib/decode-segment'
import { getEnvironment } from '@/lib/env/server'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { listJsonLd } from '@/lib/seo/page-data'

type Props = { readonly params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return [{ slug: 'frutas' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await findCategory(decodeSegment((await params).slug))
  if (!category) return { title: pagesCopy.notFound.title }
  return pageMetadata({ path: paths.category(category.slug), title: category.title })
}

export default async function CategoryPage({ params }: Props) {
  const category = await findCategory(decodeSegment((await params).slug))
  if (!category) return <NotFoundView />
  const crumb = { name: category.title, path: paths.category(category.slug) }
  const { siteUrl } = getEnvironment()
  return (
    <>
      <StructuredData json={listJsonLd({ siteUrl, crumb, products: category.cards })} />
      <ListingHeader title={category.title} tagline={listingCopy.productCount(category.cards.length)} />
      <ProductGrid cards={category.cards} />
    </>
  )
}
