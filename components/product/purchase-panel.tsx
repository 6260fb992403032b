'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { isByScale, offerCopy } from '@/lib/copy/offer'
import { piecePrice } from '@/lib/copy/piece-price'
import { productCopy } from '@/lib/copy/product'
import { cartFailureText, toastCopy } from '@/lib/copy/toasts'
import { type Availability, canBuy } from '@/lib/domain/availability'
import { lineTotal } from '@/lib/domain/cart'
import { optionsHash } from '@/lib/domain/paths'
import { effectiveAmount } from '@/lib/domain/product'
import { keepUnits } from '@/lib/domain/text'
import { classNames } from '@/lib/utils'
import { useCart, useToast } from '@/stores/storefront-provider'
import { useBuyNow } from '../checkout/use-buy-now'
import { QuantityStepper } from '../ui/quantity-stepper'
import { useSelection } from './product-selection'

/** Chat link about a sold-out product; the address ends before the text. */
type RestockLink = { readonly address: string; readonly label: string }

type Props = {
  readonly title: string
  readonly optionTitle: string
  /** Null without a number. */
  readonly restock: RestockLink | null
  /** At render time. */
  readonly isSoldOut: boolean
  readonly children: ReactNode
}

export function PurchasePanel({ title, optionTitle, restock, isSoldOut, children }: Props) {
  const { variant, quantity, setQuantity } = useSelection()
  const add = useCart((state) => state.add)
  const showToast = useToast((state) => state.show)
  const { buyNow, isStarting } = useBuyNow()
  const { availability, item, message } = variant
  const isAvailable = availability.kind === 'available'
  const isBuyable = canBuy(availability, quantity)

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

  function buy() {
    void buyNow({
      item,
      quantity,
      failureTitle: productCopy.failed,
      failureText: toastCopy.productBuyFailed,
    })
  }

  return (
    <>
      <VariantPicker title={optionTitle} />
      {children}
      <div className="buy mt-4 flex flex-wrap items-center gap-3">
        <StockNotice availability={availability} />
        {!isAvailable && restock && (
          <a
            href={restock.address + encodeURIComponent(`${message.text}\n${message.url}`)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ className: 'flex-1' })}
          >
            {restock.label}
          </a>
        )}
        {(isAvailable || !(restock || isSoldOut)) && (
          <>
            <div data-slot="bottom-bar" className="buy-bar">
              <QuantityStepper
                quantity={quantity}
                maximum={isAvailable ? availability.stock : null}
                onChange={setQuantity}
                isDisabled={!isAvailable}
              />
              <Button className="flex-1 px-1!" disabled={!isBuyable} onClick={addToCart}>
                <span>
                  {productCopy.addToCart}{' '}
                  <span aria-hidden="true" className="font-extrabold tabular-nums">
                    {piecePrice(lineTotal({ ...item, quantity }), isByScale(item.pack))}
                  </span>
                </span>
              </Button>
            </div>
            <Button
              variant="outline"
              className="buy-now flex-1"
              disabled={!isBuyable}
              aria-busy={isStarting}
              onClick={buy}
            >
              {productCopy.buyNow}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function StockNotice({ availability }: { readonly availability: Availability }) {
  const isAvailable = availability.kind === 'available'
  if (isAvailable && availability.stock === null) return null
  const Icon = isAvailable ? CircleCheck : CircleAlert
  return (
    <p role="status" className={isAvailable ? 'text-primary' : ''}>
      <Icon className="size-5" />
      {/* Elements survive a translating browser, which replaces bare text. */}
      <span>
        {isAvailable
          ? productCopy.inStock(availability.stock ?? 0)
          : offerCopy.unavailable[availability.kind]}
      </span>
    </p>
  )
}

function VariantPicker({ title }: { readonly title: string }) {
  const { variant, variants, select } = useSelection()
  if (variants.length < 2) return null
  return (
    <ToggleGroup id={optionsHash.slice(1)} className="mt-2">
      <legend className="font-bold text-base">{title}</legend>
      <div className="variants">
        {variants.map(({ id, title, item: { price, pack }, availability: { kind } }) => (
          <ToggleGroupItem
            key={id}
            variant="outline"
            className={classNames('min-h-12 px-2!', kind !== 'available' && 'text-muted-foreground')}
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
