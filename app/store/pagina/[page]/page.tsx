import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { StructuredData } from '@/components/layout/head-data'
import { StoreListing } from '@/components/product/store-listing'
import { findStorePage } from '@/lib/catalog/find-store-page'
import { listingCopy } from '@/lib/copy/listing'
import { getEnvironment } from '@/lib/env/server'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { listJsonLd } from '@/lib/seo/page-data'

type Props = { readonly params: Promise<{ page: string }> }

export function generateStaticParams() {
  return [{ page: '2' }]
}

/** Null for anything that is not a plain positive number. */
function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pageNumber((await params).page) ?? 1
  return pageMetadata({ path: paths.storePage(page), title: listingCopy.titleOfPage(page) })
}

export default async function StorePageByNumber({ params }: Props) {
  const page = pageNumber((await params).page)
  if (page === 1) permanentRedirect(paths.store)
  const listing = page === null ? null : await findStorePage(page)
  if (page === null || !listing) return <NotFoundView />
  const crumb = { name: listingCopy.titleOfPage(page), path: paths.storePage(page) }
  const { siteUrl } = getEnvironment()
  return (
    <>
      <StructuredData json={listJsonLd({ siteUrl, crumb, products: listing.cards })} />
      <StoreListing listing={listing} />
    </>
  )
}
