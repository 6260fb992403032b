import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { HeartButton } from '@/components/favourites/heart-button'
import { Breadcrumbs, homeCrumb, storeCrumb } from '@/components/ui/breadcrumbs'
import { buttonVariants } from '@/components/ui/button'
import { isPricedByScale } from '@/lib/copy/cart'
import { offerCopy } from '@/lib/copy/offer'
import { productPageCopy } from '@/lib/copy/pages'
import { soldItem, unitPriceText } from '@/lib/copy/unit-price'
import { availabilityOf, isForSale } from '@/lib/domain/availability'
import { placeholderPicture } from '@/lib/domain/image'
import { paths, similarList } from '@/lib/domain/paths'
import type { Product, Seller, Variant } from '@/lib/domain/product'
import { displayedVariant, type SanitizedProduct } from '@/lib/domain/product'
import { inStockOf } from '@/lib/domain/refinement'
import { keepUnits } from '@/lib/domain/text'
import { unitPriceOf } from '@/lib/domain/unit-price'
import { variantAddress } from '@/lib/domain/variant-address'
import { whatsappLink } from '@/lib/domain/whatsapp'
import { classNames } from '@/lib/utils'
import { ProductDescription } from './product-description'
import { ProductGallery } from './product-gallery'
import { ProductSelection } from './product-selection'
import { PurchasePanel } from './purchase-panel'
import { RelatedProducts } from './related-products'
import { SelectedPrice, SelectedRibbon } from './selected-price'
import type { SellableVariant } from './sellable-variant'
import { SellerCard } from './seller-card'
import { ShareRow, shareMessage } from './share-row'

export function ProductView({
  product,
  category = null,
  shareUrl,
  seller,
  delivery,
  marketNumber = null,
}: {
  readonly product: SanitizedProduct
  /** Home category; null for the store. */
  readonly category?: { readonly slug: string; readonly title: string } | null
  /** Canonical, absolute. */
  readonly shareUrl: string
  readonly seller: Seller
  readonly delivery?: ReactNode
  /** WhatsApp number: digits with the country code. */
  readonly marketNumber?: string | null
}) {
  const shown = displayedVariant(product)
  const pictures = galleryOf(product, shown)
  const [first, ...others] = product.variants.map((variant): SellableVariant => {
    const pictureIndex = variant.picture === null ? -1 : pictures.indexOf(variant.picture)
    const item = soldItem(product, variant)
    const ownTitle = variant.id === shown?.id ? null : item.variantTitle
    return {
      id: variant.id,
      title: variant.title || product.title,
      availability: availabilityOf(product, variant),
      item,
      unitPrice: unitPriceText(unitPriceOf(product, variant), true),
      pictureIndex: pictureIndex < 0 ? null : pictureIndex,
      message: shareMessage({
        title: ownTitle ? `${product.title} ${ownTitle}` : product.title,
        price: variant.price,
        isAbout: isPricedByScale(item),
        url: variantAddress(shareUrl, variant, product),
      }),
    }
  })
  const parent = category ? { name: category.title, path: paths.category(category.slug) } : storeCrumb
  const restock = marketNumber
    ? { address: whatsappLink(marketNumber, productPageCopy.restockMessage), label: productPageCopy.restock }
    : null
  const heading = (
    <>
      <div className="flex items-start justify-between gap-3">
        <h1 className="[overflow-wrap:anywhere]">{product.title}</h1>
        <HeartButton productId={product.id} title={product.title} />
      </div>
      {product.subtitle && (
        <p className="mt-1 text-base text-muted-foreground">{keepUnits(product.subtitle)}</p>
      )}
    </>
  )
  const isBuyable = isForSale(product)
  const sellerCard = <SellerCard seller={seller} />
  const details = (
    <>
      <ShareRow
        title={product.title}
        price={shown?.price ?? null}
        isAbout={shown && isPricedByScale(soldItem(product, shown))}
        url={shareUrl}
      />
      <ProductDescription product={product} />
    </>
  )
  const alike = { title: productPageCopy.alikeInStock, path: similarList(product.handle) }
  const more = { title: productPageCopy.moreIn(category?.title), path: inStockOf(parent.path) }
  const related = (
    <RelatedProducts lists={isBuyable ? [more] : [alike, more]} handle={product.handle}>
      <Link
        href={parent.path}
        prefetch={false}
        className={buttonVariants({
          variant: 'secondary',
          className: 'mt-7 w-full [overflow-wrap:anywhere]',
        })}
      >
        {productPageCopy.seeAllIn(category?.title)}
      </Link>
    </RelatedProducts>
  )
  return (
    <>
      <div className="product-way mt-1 flex items-center justify-between gap-x-4">
        <Link
          href={paths.store}
          // Usually loaded already; others load it on tap.
          prefetch={false}
          className={buttonVariants({ variant: 'ghost' })}
        >
          <ArrowLeft className="size-[22px]" />
          {productPageCopy.backToStore}
        </Link>
        <Breadcrumbs
          crumbs={[homeCrumb, parent]}
          here={product.title}
          className={classNames('min-w-0', !category && 'max-md:hidden')}
        />
      </div>
      {first && shown ? (
        <ProductSelection productId={product.id} variants={[first, ...others]} initialId={shown.id}>
          <div className={classNames('product-layout', !isBuyable && 'sold-out')}>
            <div className="product-pictures">
              <ProductGallery title={product.title} pictures={pictures} />
              <SelectedRibbon text={product.ribbon} />
            </div>
            <div className={classNames('pt-2', isBuyable && 'product-words row-span-2')}>
              {heading}
              <SelectedPrice />
              <PurchasePanel
                title={product.title}
                optionTitle={product.options[0]?.title || productPageCopy.optionFallback}
                restock={restock}
                isSoldOut={!isBuyable}
              >
                {isBuyable && delivery}
              </PurchasePanel>
              {isBuyable && details}
            </div>
            {!isBuyable && <div className="col-span-full">{related}</div>}
            {sellerCard}
            {!isBuyable && (
              <div>
                {delivery}
                {details}
              </div>
            )}
          </div>
        </ProductSelection>
      ) : (
        <div className="pt-4">
          {heading}
          <p className="mt-4 font-semibold">{offerCopy.unavailable['not-purchasable']}</p>
          {related}
          {sellerCard}
          {delivery}
          {details}
        </div>
      )}
      {isBuyable && related}
    </>
  )
}

/** Puts the shown variant's picture first. */
function galleryOf({ pictures }: Pick<Product, 'pictures'>, shown: Variant | null): readonly string[] {
  const all = [...new Set([...(shown?.picture ? [shown.picture] : []), ...pictures])]
  return all.length > 0 ? all : [placeholderPicture]
}
