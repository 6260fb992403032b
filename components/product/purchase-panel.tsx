'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { CircleAlert, CircleCheck } from '@/components/ui/icons'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { offerCopy } from '@/lib/copy/offer'
import { productCopy } from '@/lib/copy/product'
import { cartFailureText, toastCopy } from '@/lib/copy/toasts'
import { type Availability, canBuy } from '@/lib/domain/availability'
import type { VariantId } from '@/lib/domain/identifiers'
import { classNames } from '@/lib/utils'
import { useCart, useToast } from '@/stores/storefront-provider'
import { useBuyNow } from '../checkout/use-buy-now'
import { QuantityStepper } from '../ui/quantity-stepper'
import { useSelection } from './product-selection'

type PickerProps = {
  readonly title: string
  readonly choices: readonly { readonly id: VariantId; readonly title: string }[]
  readonly selectedId: VariantId
  readonly onSelect: (id: VariantId) => void
}

type Props = {
  readonly title: string
  readonly optionTitle: string
  readonly choices: readonly { readonly id: VariantId; readonly title: string }[]
}

/** Variant, quantity, stock notice and both buy buttons. */
export function PurchasePanel({ title, optionTitle, choices }: Props) {
  const { variant, quantity, select, setQuantity } = useSelection()
  const add = useCart((state) => state.add)
  const showToast = useToast((state) => state.show)
  const { buyNow, isStarting } = useBuyNow()
  const { availability } = variant
  const isBuyable = canBuy(availability, quantity)

  function addToCart() {
    const outcome = add(variant.item, quantity)
    if (outcome.ok) {
      const description = toastCopy.addedDetail(quantity, title, variant.title)
      return showToast({ title: toastCopy.added, description, variant: 'default' })
    }
    const description = cartFailureText(outcome.error)
    showToast({ title: toastCopy.productFailed, description, variant: 'destructive' })
  }

  function buy() {
    void buyNow({
      item: variant.item,
      quantity,
      failureTitle: toastCopy.productFailed,
      failureText: toastCopy.productBuyFailed,
    })
  }

  return (
    <>
      {choices.length > 1 && (
        <VariantPicker title={optionTitle} choices={choices} selectedId={variant.id} onSelect={select} />
      )}
      <div className="mt-[22px] flex flex-wrap items-center justify-between gap-x-3">
        <QuantityStepper
          quantity={quantity}
          maximum={availability.kind === 'available' ? availability.stock : null}
          onChange={setQuantity}
          isDisabled={availability.kind !== 'available'}
        />
        <StockNotice availability={availability} />
      </div>
      <div className="buy-bar">
        <Button variant="secondary" disabled={!isBuyable} onClick={addToCart}>
          {productCopy.addToCart}
        </Button>
        <Button disabled={!isBuyable} aria-busy={isStarting} onClick={buy}>
          {productCopy.buyNow}
        </Button>
      </div>
    </>
  )
}

function StockNotice({ availability }: { readonly availability: Availability }) {
  if (availability.kind === 'available' && availability.stock === null) return null
  const isAvailable = availability.kind === 'available'
  const Icon = isAvailable ? CircleCheck : CircleAlert
  return (
    <p
      role="status"
      className={classNames('inline-flex items-center gap-1.5 font-semibold', isAvailable && 'text-success')}
    >
      <Icon className="size-5" />
      {availability.kind === 'available'
        ? productCopy.inStock(availability.stock ?? 0)
        : availability.kind === 'out-of-stock'
          ? offerCopy.outOfStock
          : offerCopy.notPurchasable}
    </p>
  )
}

/** One of several variants, as chips over native radio buttons. */
function VariantPicker({ title, choices, selectedId, onSelect }: PickerProps) {
  const name = useId()
  return (
    <RadioGroup className="mt-[22px]">
      <legend className="font-bold text-lg leading-[1.3]">{title}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <RadioGroupItem
            key={choice.id}
            variant="chip"
            name={name}
            value={choice.id}
            checked={choice.id === selectedId}
            onChange={() => onSelect(choice.id)}
          >
            {choice.title}
          </RadioGroupItem>
        ))}
      </div>
    </RadioGroup>
  )
}
