'use client'

import { PriceTag } from '@/components/ui/price-tag'
import { Ribbon } from '@/components/ui/ribbon'
import { formatMoney } from '@/lib/copy/money'
import { isByScale } from '@/lib/copy/offer'
import { useSelection } from './product-selection'

export function SelectedPrice() {
  const { item, unitPrice, availability } = useSelection().variant
  const { price } = item
  const perUnit = availability.kind === 'available' && unitPrice
  return (
    <div className="price-row mt-2.5 flex flex-wrap items-center gap-3">
      <PriceTag price={price} isAbout={isByScale(unitPrice)} isBig />
      {(price.saleAmount !== null || perUnit) && (
        <p className="text-muted-foreground tabular-nums">
          {price.saleAmount !== null && <s aria-hidden="true">{formatMoney(price)}</s>}
          {perUnit && <span>{perUnit}</span>}
        </p>
      )}
    </div>
  )
}

export function SelectedRibbon({ text }: { readonly text: string | null }) {
  const { variant, live } = useSelection()
  return (
    <>
      <Ribbon text={text} price={variant.item.price} />
      {live}
    </>
  )
}
