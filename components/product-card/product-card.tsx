'use client'

import { Minus, Plus, Trash } from 'lucide-react'
import Link from 'next/link'
import { useRef } from 'react'
import { useAddOne, useRemoveLine } from '@/components/cart/use-add-and-remove'
import { useBuyNow } from '@/components/checkout/use-buy-now'
import { HeartButton } from '@/components/favourites/heart-button'
import { Button, buttonVariants } from '@/components/ui/button'
import { PriceTag } from '@/components/ui/price-tag'
import { Ribbon } from '@/components/ui/ribbon'
import { ShelfPicture } from '@/components/ui/shelf-picture'
import { cardCopy } from '@/lib/copy/card'
import { isByScale, offerCopy } from '@/lib/copy/offer'
import { toastCopy } from '@/lib/copy/toasts'
import type { CartItem } from '@/lib/domain/cart'
import { optionsHash, paths } from '@/lib/domain/paths'
import type { ProductCard as Card } from '@/lib/domain/product-card'
import { useCart } from '@/stores/storefront-provider'

type BuyNowProps = {
  readonly label: string
  readonly title: string
  readonly item: CartItem
}

type Props = {
  readonly card: Card
  /** 'Comprar' in carousels, 'Comprar Agora' on the store list; else none. */
  readonly buyLabel?: string
  readonly sizes: string
  readonly Heading: 'h2' | 'h3'
  readonly isEager?: boolean
}

/** Shows a product in a list. The title's link covers the card. */
export function ProductCard({ card, buyLabel = '', sizes, Heading, isEager = false }: Props) {
  const { title, price, availability } = card
  const canSell = availability.kind === 'available'
  const single = canSell && !card.hasSeveralVariants && card.item
  const href = paths.product(card.handle)
  const label = canSell ? buyLabel : cardCopy.similar
  // A sold-out product's page opens with similar products; link to its top.
  const choice = { href: canSell ? href + optionsHash : href, prefetch: false }
  return (
    <article className="card">
      <Heading className="card-title">
        <Link href={href} className="card-link">
          {title}
        </Link>
      </Heading>
      <div className="card-shelf">
        <ShelfPicture picture={card.picture} alt="" sizes={sizes} isEager={isEager} isSoldOut={!canSell} />
        <Ribbon text={card.ribbon} price={price} />
        {canSell ? (
          price && <PriceTag price={price} isAbout={isByScale(card.unitPrice)} />
        ) : (
          <p className="card-notice">{offerCopy.unavailable[availability.kind]}</p>
        )}
        {single ? (
          <AddToCartControl item={single} />
        ) : (
          canSell && (
            <Link {...choice} className="add-control" aria-label={cardCopy.addWithOptions(title)}>
              {cardCopy.choose}
            </Link>
          )
        )}
        <HeartButton productId={card.productId} title={title} />
      </div>
      <p className="card-subtitle">{card.subtitle}</p>
      <p className="card-subtitle">{canSell ? card.unitPrice : !buyLabel && label}</p>
      {buyLabel && (
        <div className="card-buy">
          {single ? (
            <BuyNowButton label={label} title={title} item={single} />
          ) : (
            <Link
              {...choice}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
              aria-label={(canSell ? cardCopy.buyWithOptions : cardCopy.buyProduct)(label, title)}
            >
              {label}
            </Link>
          )}
        </div>
      )}
    </article>
  )
}

/** Grows into − n + once in the cart. */
export function AddToCartControl({ item }: { readonly item: CartItem }) {
  const { quantity, isAdding, addOne } = useAddOne(item)
  const setQuantity = useCart((state) => state.setQuantity)
  const remove = useRemoveLine()
  const plus = useRef<HTMLButtonElement>(null)
  const isStepper = quantity > 0

  function decrease() {
    if (quantity > 1) return void setQuantity(item.variantId, quantity - 1)
    // The minus disappears with the line.
    plus.current?.focus()
    remove(item.variantId)
  }

  return (
    <div className="add-control">
      {isStepper && (
        <>
          <button type="button" aria-label={cardCopy.removeOne(item.title)} onClick={decrease}>
            {quantity > 1 ? <Minus /> : <Trash />}
          </button>
          <output aria-label={cardCopy.inCart(quantity)}>{quantity}</output>
        </>
      )}
      <button
        ref={plus}
        type="button"
        aria-label={isStepper ? cardCopy.addOne(item.title) : cardCopy.addProduct(item.title)}
        aria-busy={isAdding || undefined}
        onClick={() => addOne()}
        className={isStepper ? undefined : 'add-button'}
      >
        <Plus />
        {!isStepper && <span className="add-word">{cardCopy.add}</span>}
      </button>
    </div>
  )
}

/** Buys one piece at once; with a filled cart `BuyChoice` asks first. */
export function BuyNowButton({ label, title, item }: BuyNowProps) {
  const { buyNow, isStarting } = useBuyNow()
  return (
    <Button
      variant="outline"
      size="sm"
      // Disabling would lose the focus.
      aria-busy={isStarting}
      aria-label={cardCopy.buyProduct(label, title)}
      onClick={() => {
        void buyNow({ item, quantity: 1, failureTitle: toastCopy.cardBuyFailed, asksFirst: true })
      }}
    >
      {label}
    </Button>
  )
}
