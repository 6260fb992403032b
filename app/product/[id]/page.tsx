import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { StoreDelivery } from '@/app/store-delivery'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { PropertyTags, StructuredData } from '@/components/layout/structured-data'
import { ProductView } from '@/components/product/product-view'
import { findProduct, sampleProductHandles } from '@/lib/catalog/find-product'
import { findShareCard } from '@/lib/catalog/find-share-card'
import { findProductCategory } from '@/lib/catalog/list-categories'
import { timeArranged } from '@/lib/copy/delivery-window'
import { pagesCopy } from '@/lib/copy/pages'
import { productMetadata, productTags } from '@/lib/discovery/metadata'
import { productJsonLd } from '@/lib/discovery/page-data'
import { paths } from '@/lib/domain/paths'
import { lightestPiece } from '@/lib/domain/product'
import { decodeSegment } from '@/lib/next/page-key'
import { getEnvironment } from '@/lib/server/environment/server'

type Props = { readonly params: Promise<{ id: string }> }

export async function generateStaticParams() {
  return (await sampleProductHandles()).map((id) => ({ id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reference = decodeSegment((await params).id)
  const [found, card] = await Promise.all([findProduct(reference), findShareCard(reference)])
  return found.kind === 'found'
    ? productMetadata(found.product, getEnvironment(), card)
    : { title: pagesCopy.notFound.title }
}

export default async function ProductPage({ params }: Props) {
  const reference = decodeSegment((await params).id)
  const found = await findProduct(reference)
  if (found.kind === 'unknown') return <NotFoundView detail={pagesCopy.notFound.product} />
  if (found.kind === 'moved') permanentRedirect(paths.product(found.handle))
  const { product } = found
  const category = await findProductCategory(product.id)
  const site = getEnvironment()
  return (
    <>
      <PropertyTags tags={productTags(product)} />
      <StructuredData json={productJsonLd(product, { site, reference, category })} />
      <ProductView
        product={product}
        category={category}
        seller={site.seller}
        delivery={
          <>
            <StoreDelivery grams={lightestPiece(product)} />
            {site.deliveryWindows === null && (
              <p className="text-muted-foreground text-sm">{timeArranged}.</p>
            )}
          </>
        }
        marketNumber={site.marketNumber}
        shareUrl={new URL(paths.product(reference), site.siteUrl).href}
      />
    </>
  )
}
