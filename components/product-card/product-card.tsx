'use client'

import { Minus, Plus, Trash } from 'lucide-react'
import Link from 'next/link'
import { useRef } from 'react'
import { useAddOne, useRemoveLine } from '@/components/cart/use-add-and-remove'
import { useBuyNow } from '@/components/checkout/use-buy-now'
import { HeartButton } from '@/components/favourites/heart-button'
import { PriceTag } from '@/components/shop/price-tag'
import { Ribbon } from '@/components/shop/ribbon'
import { ShelfPicture } from '@/components/shop/shelf-picture'
import { Button, buttonVariants } from '@/components/ui/button'
import { cardCopy } from '@/lib/copy/card'
import { isByScale, offerCopy } from '@/lib/copy/offer'
import { toastCopy } from '@/lib/copy/toasts'
import type { CartItem } from '@/lib/domain/cart'
import { optionsHash, paths } from '@/lib/domain/paths'
import type { ProductCard as Card } from '@/lib/domain/product-card'
import { useStores } from '@/stores/storefront-provider'

type BuyNowProps = {
  readonly label: string
  readonly title: string
  readonly item: CartItem
}

type Looks = {
  /** 'Comprar' in carousels, 'Comprar Agora' on the store list; else none. */
  readonly buyLabel?: string
  readonly sizes: string
  readonly Heading: 'h2' | 'h3'
}

type Props = Looks & { readonly card: Card; readonly isEager?: boolean }

type ListProps = Looks & {
  readonly cards: readonly Card[]
  /** Cards of a phone's first view. */
  readonly eager?: number
  /** Cards staggered by 0.05 s (specification, section 9); later ones are static. */
  readonly entering?: number
}

/** Draws the cards of a list or shelf together, so that a document names them and their looks once. */
export function ProductCards({ cards, eager = 0, entering = 0, ...looks }: ListProps) {
  return cards.map((card, index) => (
    <li
      key={card.productId}
      {...(index < entering && {
        className: 'animate-card-in',
        style: { animationDelay: `${index * 50}ms` },
      })}
    >
      <ProductCard card={card} isEager={index < eager} {...looks} />
    </li>
  ))
}

const buyClass = buttonVariants({ variant: 'secondary', size: 'sm' })

/** A round +, a pill with its word from a card width of 224 px. It never moves: the stepper grows above it. */
const control =
  'pointer-events-auto absolute right-2 bottom-2 w-11 rounded-xl bg-primary text-primary-foreground shadow-sm @min-[14rem]:w-[7rem] contrast-more:border forced-colors:border'
const part = 'grid min-h-11 grow basis-11 place-items-center rounded-[inherit] hover:bg-current/12'
const add =
  'flex min-h-11 w-full items-center justify-center gap-1 rounded-[inherit] font-bold text-sm hover:bg-current/12'

function Add({ word }: { readonly word: string }) {
  return (
    <>
      <Plus className="size-5.5 stroke-3" />
      <span className="hidden @min-[14rem]:inline">{word}</span>
    </>
  )
}

const line = 'truncate text-muted-foreground text-sm tabular-nums first-letter:uppercase'

/**
 * Shows a product in a list. The title's link covers the card. Its container stands above as a whole: up to Chromium
 * 128 that keeps the z-index of its controls to itself. What is no control lets a touch through to the link.
 */
export function ProductCard({ card, buyLabel = '', sizes, Heading, isEager = false }: Props) {
  const { title, price, availability } = card
  const canSell = availability.kind === 'available'
  const single = canSell && !card.hasSeveralVariants && card.item
  const href = paths.product(card.handle)
  const label = canSell ? buyLabel : cardCopy.similar
  // A sold-out product's page opens with similar products; link to its top.
  const choice = { href: canSell ? href + optionsHash : href, prefetch: false }
  const detail = canSell ? card.unitPrice : !buyLabel && label
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <Heading className="mt-2 line-clamp-2 font-semibold text-md tracking-normal">
        <Link href={href} className="after:absolute after:inset-0 after:z-1">
          {title}
        </Link>
      </Heading>
      <div className="@container pointer-events-none relative z-2 -order-1">
        <ShelfPicture picture={card.picture} alt="" sizes={sizes} isEager={isEager} isSoldOut={!canSell} />
        <Ribbon text={card.ribbon} />
        {canSell ? (
          price && <PriceTag price={price} isAbout={isByScale(card.unitPrice)} />
        ) : (
          <p className="absolute inset-x-2 bottom-2 w-fit rounded-sm bg-card px-2 py-1.5 font-semibold text-muted-foreground text-sm contrast-more:border forced-colors:border">
            {offerCopy.unavailable[availability.kind]}
          </p>
        )}
        {single ? (
          <AddToCartControl item={single} />
        ) : (
          canSell && (
            <Link {...choice} className={control} aria-label={cardCopy.addWithOptions(title)}>
              <span className={add}>
                <Add word={cardCopy.choose} />
              </span>
            </Link>
          )
        )}
        <HeartButton
          productId={card.productId}
          title={title}
          className="pointer-events-auto absolute top-0 right-0"
        />
      </div>
      {card.subtitle && <p className={line}>{card.subtitle}</p>}
      {detail && <p className={line}>{detail}</p>}
      {buyLabel && (
        <div className="relative z-2 mt-auto pt-2 *:w-full">
          {single ? (
            <BuyNowButton label={label} title={title} item={single} />
          ) : (
            <Link
              {...choice}
              className={buyClass}
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

type AddProps = { readonly item: CartItem; readonly className?: string }

/** Grows into − n + once in the cart. */
export function AddToCartControl({ item, className = `flex-wrap ${control}` }: AddProps) {
  const { quantity, isAdding, addOne } = useAddOne(item)
  const { cart } = useStores()
  const remove = useRemoveLine()
  const plus = useRef<HTMLButtonElement>(null)
  const isStepper = quantity > 0

  function decrease() {
    if (quantity > 1) return void cart.getState().setQuantity(item.variantId, quantity - 1)
    // The minus disappears with the line.
    plus.current?.focus()
    remove(item.variantId)
  }

  return (
    <div className={`flex noscript:invisible ${className}`}>
      {isStepper && (
        <>
          <button
            type="button"
            aria-label={cardCopy.removeOne(item.title)}
            onClick={decrease}
            className={part}
          >
            {quantity > 1 ? <Minus className="size-5.5 stroke-3" /> : <Trash className="size-5" />}
          </button>
          <output
            aria-label={cardCopy.inCart(quantity)}
            className="grow basis-11 self-center text-center font-extrabold leading-7 tabular-nums"
          >
            {quantity}
          </output>
        </>
      )}
      <button
        ref={plus}
        type="button"
        aria-label={isStepper ? cardCopy.addOne(item.title) : cardCopy.addProduct(item.title)}
        aria-busy={isAdding || undefined}
        onClick={() => addOne()}
        className={add}
      >
        <Add word={cardCopy.add} />
      </button>
    </div>
  )
}

/** Buys one piece at once; with a filled cart `BuyChoice` asks first. */
export function BuyNowButton({ label, title, item }: BuyNowProps) {
  const { buyNow, isStarting } = useBuyNow()
  return (
    <Button
      variant="secondary"
      size="sm"
      data-slot="buy-now"
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
