import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { HeartButton } from '@/components/favourites/heart-button'
import { shelfRoom } from '@/components/layout/part-place'
import { ShareProduct } from '@/components/share/share-buttons'
import { Breadcrumbs, homeCrumb, storeCrumb } from '@/components/shop/breadcrumbs'
import { buttonVariants } from '@/components/ui/button'
import { isPricedByScale } from '@/lib/copy/cart'
import { offerCopy } from '@/lib/copy/offer'
import { productPageCopy } from '@/lib/copy/pages'
import { piecePrice } from '@/lib/copy/piece-price'
import { shareCopy } from '@/lib/copy/share'
import { soldItem, unitPriceText } from '@/lib/copy/unit-price'
import { availabilityOf, isForSale } from '@/lib/domain/availability'
import { placeholderPicture } from '@/lib/domain/image'
import { paths, similarList } from '@/lib/domain/paths'
import type { Product, Seller, Variant } from '@/lib/domain/product'
import { displayedVariant, effectiveAmount, type SanitizedProduct } from '@/lib/domain/product'
import { inStockOf } from '@/lib/domain/refinement'
import { keepUnits } from '@/lib/domain/text'
import { unitPriceOf } from '@/lib/domain/unit-price'
import { variantAddress } from '@/lib/domain/variant-address'
import { whatsappLink } from '@/lib/domain/whatsapp'
import { cn } from '@/lib/utils'
import { ProductDescription } from './product-description'
import { ProductOffer } from './product-offer'
import { RelatedProducts } from './related-products'
import { SellerCard } from './seller-card'
import type { SellableVariant } from './use-variant-selection'

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
    const price = { ...variant.price, amount: effectiveAmount(variant.price) }
    return {
      id: variant.id,
      title: variant.title || product.title,
      availability: availabilityOf(product, variant),
      item,
      unitPrice: unitPriceText(unitPriceOf(product, variant), true),
      pictureIndex: pictureIndex < 0 ? null : pictureIndex,
      message: {
        text: shareCopy.product(
          ownTitle ? `${product.title} ${ownTitle}` : product.title,
          piecePrice(price, isPricedByScale(item)),
        ),
        url: variantAddress(shareUrl, variant, product),
      },
    }
  })
  const parent = category ? { name: category.title, path: paths.category(category.slug) } : storeCrumb
  const isBuyable = isForSale(product)
  const alike = { title: productPageCopy.alikeInStock, path: similarList(product.handle) }
  const more = { title: productPageCopy.moreIn(category?.title), path: inStockOf(parent.path) }
  const parts = {
    heading: (
      <div className="relative pr-14">
        <h1 className="wrap-anywhere md:text-3xl">{product.title}</h1>
        <HeartButton productId={product.id} title={product.title} className="absolute -top-1.5 right-0" />
        {product.subtitle && (
          <p className="text-base text-muted-foreground md:mt-1">{keepUnits(product.subtitle)}</p>
        )}
      </div>
    ),
    delivery: <div>{delivery}</div>,
    seller: <SellerCard seller={seller} />,
    description: <ProductDescription product={product} />,
    related: (
      <RelatedProducts
        lists={isBuyable ? [more] : [alike, more]}
        handle={product.handle}
        className={shelfRoom}
      >
        <Link
          href={parent.path}
          prefetch={false}
          className={buttonVariants({ variant: 'secondary', className: 'wrap-anywhere mt-6 w-full' })}
        >
          {productPageCopy.seeAllIn(category?.title)}
        </Link>
      </RelatedProducts>
    ),
  }
  return (
    <>
      {/* In rows of their own where letters are enlarged. On phones only the home category stands beside the store. */}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 md:mt-8">
        <Link
          href={paths.store}
          // Usually loaded already; others load it on tap.
          prefetch={false}
          className={buttonVariants({ variant: 'ghost' })}
        >
          <ArrowLeft className="size-5.5" />
          {productPageCopy.backToStore}
        </Link>
        <Breadcrumbs
          crumbs={[homeCrumb, parent]}
          here={product.title}
          className={cn(
            'min-w-0 flex-[1_1_5rem] max-md:[&_li:not(:nth-last-child(2))]:hidden max-md:[&_li]:flex-initial [&_ol]:justify-end',
            !category && 'max-md:hidden',
          )}
        />
      </div>
      {first && shown ? (
        <ProductOffer
          key={product.id}
          productId={product.id}
          title={product.title}
          ribbon={product.ribbon}
          pictures={pictures}
          variants={[first, ...others]}
          initialId={shown.id}
          optionTitle={product.options[0]?.title || productPageCopy.optionFallback}
          restock={
            marketNumber
              ? {
                  address: whatsappLink(marketNumber, productPageCopy.restockMessage),
                  label: productPageCopy.restock,
                }
              : null
          }
          isSoldOut={!isBuyable}
          {...parts}
        />
      ) : (
        <div className="space-y-6 pt-4">
          {parts.heading}
          <p className="font-semibold">{offerCopy.unavailable['not-purchasable']}</p>
          {parts.related}
          {parts.delivery}
          {parts.seller}
          <ShareProduct text={product.title} url={shareUrl} />
          {parts.description}
        </div>
      )}
    </>
  )
}

/** Puts the shown variant's picture first. */
function galleryOf({ pictures }: Pick<Product, 'pictures'>, shown: Variant | null): readonly string[] {
  const all = [...new Set([...(shown?.picture ? [shown.picture] : []), ...pictures])]
  return all.length > 0 ? all : [placeholderPicture]
}
