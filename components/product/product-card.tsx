import { Plus } from 'lucide-react'
import Link from 'next/link'
import { cardCopy } from '@/lib/copy/card'
import { productCopy } from '@/lib/copy/product'
import type { ProductCard as Card } from '@/lib/domain/product-card'
import { paths } from '@/lib/paths'
import { AddToCartControl } from './add-to-cart-control'
import { BuyNowButton } from './buy-now-button'
import { PriceTag } from './price-tag'
import { Ribbon } from './ribbon'
import { ShelfPicture } from './shelf-picture'

type Props = {
  readonly card: Card
  /** 'Comprar' in carousels, 'Comprar Agora' on the store list. */
  readonly buyLabel: string
  readonly sizes: string
  /** One below the heading the list stands under. */
  readonly Heading: 'h2' | 'h3'
  readonly isEager?: boolean
}

/** A product in a list: picture, tag and add button on the shelf, then its name. The title's link covers the card. */
export function ProductCard({ card, buyLabel, sizes, Heading, isEager = false }: Props) {
  const { title, price, availability, item } = card
  const canSell = availability.kind === 'available' && item !== null
  const href = paths.product(card.handle)
  return (
    <article className="relative flex h-full min-w-0 flex-col">
      <div className="relative">
        <ShelfPicture
          picture={card.picture}
          alt=""
          sizes={sizes}
          isEager={isEager}
          isSoldOut={availability.kind !== 'available'}
        />
        {card.ribbon && <Ribbon text={card.ribbon} isOnSale={price !== null && price.saleAmount !== null} />}
        {canSell && price && <PriceTag price={price} />}
        {!canSell && (
          <p className="absolute bottom-[calc(9.5%-15px)] left-2 z-3 h-[30px] rounded-lg bg-card px-2.5 font-bold text-[14px] text-muted-foreground leading-[30px]">
            {availability.kind === 'out-of-stock' ? productCopy.outOfStock : productCopy.notPurchasable}
          </p>
        )}
        {canSell && !card.hasSeveralVariants && <AddToCartControl item={item} />}
        {canSell && card.hasSeveralVariants && (
          <Link href={href} className="add-control add-button" aria-label={cardCopy.addWithOptions(title)}>
            <Plus aria-hidden="true" strokeWidth={2.6} className="size-[22px]" />
            <span className="add-word">{cardCopy.add}</span>
          </Link>
        )}
      </div>
      <Heading className="mt-3 line-clamp-2 font-semibold text-[16px] leading-5 min-[760px]:mt-3.5 min-[760px]:text-[17px] min-[760px]:leading-[22px]">
        <Link href={href} className="after:absolute after:inset-0 after:z-1 after:content-['']">
          {title}
        </Link>
      </Heading>
      <p className="mt-[3px] mb-2.5 h-[18px] truncate text-[14px] text-muted-foreground leading-[18px]">
        {card.subtitle}
      </p>
      <div className="relative z-4 mt-auto">
        {card.hasSeveralVariants ? (
          <Link
            href={href}
            className="btn btn-secondary btn-small w-full"
            aria-label={cardCopy.buyWithOptions(buyLabel, title)}
          >
            {buyLabel}
          </Link>
        ) : (
          <BuyNowButton
            label={buyLabel}
            title={title}
            variantId={item?.variantId ?? null}
            isDisabled={!canSell}
          />
        )}
      </div>
    </article>
  )
}
