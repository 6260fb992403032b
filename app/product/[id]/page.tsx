import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { ProductView } from '@/components/product/product-view'
import { findProduct } from '@/lib/catalog/find-product'
import { sampleProductHandles } from '@/lib/catalog/sample-product-handles'
import { pagesCopy } from '@/lib/copy/pages'
import { decodeSegment } from '@/lib/decode-segment'
import { paths } from '@/lib/paths'
import { productMetadata } from '@/lib/seo/product-metadata'

type Props = { readonly params: Promise<{ id: string }> }

export async function generateStaticParams() {
  return (await sampleProductHandles()).map((id) => ({ id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findProduct(decodeSegment((await params).id))
  return found.kind === 'found' ? productMetadata(found.product) : { title: pagesCopy.notFound.title }
}

export default async function ProductPage({ params }: Props) {
  const found = await findProduct(decodeSegment((await params).id))
  if (found.kind === 'unknown') return <NotFoundView detail={pagesCopy.notFound.product} />
  if (found.kind === 'moved') permanentRedirect(paths.product(found.handle))
  return <ProductView product={found.product} />
}
