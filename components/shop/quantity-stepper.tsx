'use client'

import { Minus, Plus } from 'lucide-react'
import { offerCopy } from '@/lib/copy/offer'

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
  const button = `grid place-items-center rounded-full hover:not-disabled:bg-foreground/8 disabled:opacity-42 ${isSmall ? 'size-11' : 'size-12'}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and cannot be a flex box everywhere
    <div
      className="inline-flex items-center rounded-full bg-secondary text-secondary-foreground contrast-more:border forced-colors:border"
      role="group"
      aria-label={offerCopy.quantity(product)}
    >
      <button
        type="button"
        className={button}
        aria-label={offerCopy.decrease(product)}
        disabled={isDisabled || quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus className={isSmall ? 'size-4.5' : 'size-5.5'} />
      </button>
      <output className="min-w-8 text-center font-extrabold text-lg tabular-nums">{quantity}</output>
      <button
        type="button"
        className={button}
        aria-label={offerCopy.increase(product)}
        disabled={isDisabled || (maximum !== null && quantity >= maximum)}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus className={isSmall ? 'size-4.5' : 'size-5.5'} />
      </button>
    </div>
  )
}
