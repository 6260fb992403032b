'use client'

import Link from 'next/link'
import { BuyNowButton } from '@/components/checkout/buy-now-button'
import { HeartButton } from '@/components/favourites/heart-button'
import { buttonVariants } from '@/components/ui/button'
import { Plus } from '@/components/ui/icons'
import { PriceTag } from '@/components/ui/price-tag'
import { Ribbon } from '@/components/ui/ribbon'
import { ShelfPicture } from '@/components/ui/shelf-picture'
import { cardCopy } from '@/lib/copy/card'
import { offerCopy } from '@/lib/copy/offer'
import { paths } from '@/lib/domain/paths'
import type { ProductCard as Card } from '@/lib/domain/product-card'
import { AddToCartControl } from './add-to-cart-control'

type Props = {
  readonly card: Card
  /** 'Comprar' in carousels, 'Comprar Agora' on the store list. */
  readonly buyLabel: string
  readonly sizes: string
  /** One below the heading the list stands under. */
  readonly Heading: 'h2' | 'h3'
  readonly isEager?: boolean
}

/** A product in a list: its name, read first and drawn below, then picture, tag and add button on the shelf. The title's link covers the card. */
export function ProductCard({ card, buyLabel, sizes, Heading, isEager = false }: Props) {
  const { title, price, availability, item } = card
  const canSell = availability.kind === 'available' && (card.hasSeveralVariants || item !== null)
  const href = paths.product(card.handle)
  return (
    <article className="card">
      <Heading className="card-title">
        <Link href={href} className="card-link">
          {title}
        </Link>
      </Heading>
      <div className="card-shelf">
        <ShelfPicture
          picture={card.picture}
          alt=""
          sizes={sizes}
          isEager={isEager}
          isSoldOut={availability.kind !== 'available'}
        />
        <Ribbon text={card.ribbon} price={price} />
        {canSell && price && <PriceTag price={price} />}
        {!canSell && (
          <p className="card-notice">
            {availability.kind === 'out-of-stock' ? offerCopy.outOfStock : offerCopy.notPurchasable}
          </p>
        )}
        {canSell && item && !card.hasSeveralVariants && <AddToCartControl item={item} />}
        {canSell && card.hasSeveralVariants && (
          <Link
            href={href}
            prefetch={false}
            className="add-control add-button"
            aria-label={cardCopy.addWithOptions(title)}
          >
            <Plus />
            <span className="add-word">{cardCopy.add}</span>
          </Link>
        )}
        <HeartButton productId={card.productId} title={title} />
      </div>
      <p className="card-subtitle">{card.subtitle}</p>
      <p className="card-subtitle">{canSell && card.unitPrice}</p>
      <div className="card-buy">
        {card.hasSeveralVariants ? (
          <Link
            href={href}
            prefetch={false}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
            aria-label={cardCopy.buyWithOptions(buyLabel, title)}
          >
            {buyLabel}
          </Link>
        ) : (
          <BuyNowButton label={buyLabel} title={title} item={item} isDisabled={!canSell} />
        )}
      </div>
    </article>
  )
}
