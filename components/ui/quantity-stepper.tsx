'use client'

import { Minus, Plus } from '@/components/ui/icons'
import { offerCopy } from '@/lib/copy/offer'
import { classNames } from '@/lib/utils'

type Props = {
  readonly quantity: number
  /** Null: unknown or unlimited. */
  readonly maximum: number | null
  readonly onChange: (quantity: number) => void
  readonly isDisabled?: boolean
  readonly isSmall?: boolean
  /** Distinguishes several steppers. */
  readonly product?: string
}

/** Counts from 1 up to the stock. */
export function QuantityStepper({
  quantity,
  maximum,
  onChange,
  isDisabled = false,
  isSmall = false,
  product,
}: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and cannot be a flex box everywhere
    <div
      className={classNames('stepper', isSmall && 'stepper-small')}
      role="group"
      aria-label={offerCopy.quantity(product)}
    >
      <button
        type="button"
        aria-label={offerCopy.decrease(product)}
        disabled={isDisabled || quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus className={isSmall ? 'size-[18px]' : 'size-[22px]'} />
      </button>
      <output>{quantity}</output>
      <button
        type="button"
        aria-label={offerCopy.increase(product)}
        disabled={isDisabled || (maximum !== null && quantity >= maximum)}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus className={isSmall ? 'size-[18px]' : 'size-[22px]'} />
      </button>
    </div>
  )
}
