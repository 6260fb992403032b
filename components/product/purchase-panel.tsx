'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { PriceTag } from '@/components/shop/price-tag'
import { Button, buttonVariants } from '@/components/ui/button'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { formatMoney } from '@/lib/copy/money'
import { isByScale, offerCopy } from '@/lib/copy/offer'
import { piecePrice } from '@/lib/copy/piece-price'
import { productCopy } from '@/lib/copy/product'
import { cartFailureText, toastCopy } from '@/lib/copy/toasts'
import { type Availability, canBuy } from '@/lib/domain/availability'
import { lineTotal } from '@/lib/domain/cart'
import { optionsHash } from '@/lib/domain/paths'
import { discountPercent, effectiveAmount } from '@/lib/domain/product'
import { keepUnits } from '@/lib/domain/text'
import { cn } from '@/lib/utils'
import { useCart, useToast } from '@/stores/storefront-provider'
import { useBuyNow } from '../checkout/use-buy-now'
import { QuantityStepper } from '../shop/quantity-stepper'
import type { SellableVariant, VariantSelection } from './use-variant-selection'

/** Chat link about a sold-out product; the address ends before the text. */
type RestockLink = { readonly address: string; readonly label: string }

export type PurchasePanelProps = {
  readonly title: string
  readonly optionTitle: string
  /** Null without a number. */
  readonly restock: RestockLink | null
  /** At render time. */
  readonly isSoldOut: boolean
}

/**
 * Price, sizes, stock, quantity and both buttons. On phones the quantity stands beside the price, and the buttons are a
 * bar under the thumb (not on one on its side).
 */
export function PurchasePanel({
  title,
  optionTitle,
  restock,
  isSoldOut,
  selection,
}: PurchasePanelProps & { readonly selection: VariantSelection }) {
  const { variant, quantity, setQuantity } = selection
  const add = useCart((state) => state.add)
  const showToast = useToast((state) => state.show)
  const { buyNow, isStarting } = useBuyNow()
  const { availability, item, message } = variant
  const isAvailable = availability.kind === 'available'
  const isBuyable = canBuy(availability, quantity)
  const hasButtons = isAvailable || !(restock || isSoldOut)

  function addToCart() {
    const outcome = add(item, quantity)
    if (outcome.ok) setQuantity(1)
    showToast({
      title: outcome.ok ? toastCopy.added : productCopy.failed,
      description: outcome.ok
        ? toastCopy.addedDetail(quantity, title, item.variantTitle)
        : cartFailureText(outcome.error),
      variant: outcome.ok ? 'default' : 'destructive',
    })
  }

  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-3 md:gap-y-6">
      <ShownPrice variant={variant} />
      <VariantPicker title={optionTitle} selection={selection} />
      <div className="flex flex-col-reverse items-end gap-1 md:flex-col md:items-start md:gap-3">
        <StockNotice availability={availability} />
        {hasButtons && (
          <QuantityStepper
            quantity={quantity}
            maximum={isAvailable ? availability.stock : null}
            onChange={setQuantity}
            isDisabled={!isAvailable}
          />
        )}
      </div>
      {hasButtons ? (
        <div
          data-slot="bottom-bar"
          className="contents noscript:invisible thumb:fixed thumb:inset-x-0 thumb:bottom-0 thumb:z-15 thumb:flex thumb:gap-2 thumb:border-t thumb:bg-card thumb:px-3 thumb:pt-2.5 thumb:pb-[calc(10px+env(safe-area-inset-bottom))]"
        >
          <Button
            data-slot="buy-now"
            variant="outline"
            className="flex-[1_0_8rem] whitespace-nowrap px-2! max-md:order-1 md:self-end thumb:grow-0"
            disabled={!isBuyable}
            aria-busy={isStarting}
            onClick={() =>
              void buyNow({
                item,
                quantity,
                failureTitle: productCopy.failed,
                failureText: toastCopy.productBuyFailed,
              })
            }
          >
            {productCopy.buyNow}
          </Button>
          <Button
            className="min-w-0 flex-auto px-3! max-md:order-1 max-md:flex-col max-md:gap-0! md:self-end"
            disabled={!isBuyable}
            onClick={addToCart}
          >
            {productCopy.addToCart}
            <span aria-hidden="true" className="font-extrabold tabular-nums max-md:text-sm max-[22em]:hidden">
              {piecePrice(lineTotal({ ...item, quantity }), isByScale(item.pack))}
            </span>
          </Button>
        </div>
      ) : (
        restock && (
          <a
            href={restock.address + encodeURIComponent(`${message.text}\n${message.url}`)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ className: 'flex-auto max-md:order-1' })}
          >
            {restock.label}
          </a>
        )
      )}
    </div>
  )
}

function ShownPrice({ variant: { item, unitPrice, availability } }: { readonly variant: SellableVariant }) {
  const { price } = item
  const percent = discountPercent(price)
  return (
    <div className="flex flex-[1_1_9rem] flex-wrap items-center gap-x-3 gap-y-1 md:basis-full">
      <PriceTag price={price} isAbout={isByScale(unitPrice)} isBig />
      <p className="flex flex-wrap gap-x-2 text-muted-foreground text-sm tabular-nums md:text-base">
        {price.saleAmount !== null && <s aria-hidden="true">{formatMoney(price)}</s>}
        {percent && <b className="text-sale-text">{offerCopy.discount(percent)}</b>}
        {availability.kind === 'available' && unitPrice && <span>{unitPrice}</span>}
      </p>
    </div>
  )
}

function StockNotice({ availability }: { readonly availability: Availability }) {
  const isAvailable = availability.kind === 'available'
  if (isAvailable && availability.stock === null) return null
  const Icon = isAvailable ? CircleCheck : CircleAlert
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 font-semibold text-sm md:text-base ${isAvailable ? 'text-primary' : ''}`}
    >
      <Icon className="size-4.5 flex-none" />
      {/* Elements survive a translating browser, which replaces bare text. */}
      <span>
        {isAvailable
          ? productCopy.inStock(availability.stock ?? 0)
          : offerCopy.unavailable[availability.kind]}
      </span>
    </p>
  )
}

function VariantPicker({
  title,
  selection: { variant, variants, select },
}: {
  readonly title: string
  readonly selection: VariantSelection
}) {
  if (variants.length < 2) return null
  return (
    // A link to the choice leads to the middle of the screen, below name and price.
    <ToggleGroup id={optionsHash.slice(1)} className="basis-full scroll-mt-[45vh]! max-md:order-1">
      <legend className="font-bold">{title}</legend>
      {/* On phones three of them in one row. */}
      <div className="mt-1 grid max-w-[44ch] grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {variants.map(({ id, title, item: { price, pack }, availability: { kind } }) => (
          <ToggleGroupItem
            key={id}
            variant="outline"
            className={cn('min-h-12 px-2!', kind !== 'available' && 'text-muted-foreground')}
            name="variant"
            value={id}
            checked={id === variant.id}
            onChange={() => select(id)}
          >
            <span>
              <span>{keepUnits(title)}</span>{' '}
              <small className="block tabular-nums">
                {kind === 'available'
                  ? piecePrice({ ...price, amount: effectiveAmount(price) }, isByScale(pack))
                  : offerCopy.soldOut}
              </small>
            </span>
          </ToggleGroupItem>
        ))}
      </div>
    </ToggleGroup>
  )
}
