'use client'

import { PriceTag } from '@/components/ui/price-tag'
import { Ribbon } from '@/components/ui/ribbon'
import { formatMoney } from '@/lib/copy/money'
import { useSelection } from './product-selection'

/** The tag of the chosen variant, and beside it the price that was. */
export function SelectedPrice() {
  const { variant, live } = useSelection()
  const { item, unitPrice } = variant
  const { price } = item
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-3">
      <PriceTag price={price} isBig />
      <p className="text-muted-foreground tabular-nums leading-[1.35]">
        {price.saleAmount !== null && (
          <s aria-hidden="true" className="block">
            {formatMoney({ amount: price.amount, currency: price.currency })}
          </s>
        )}
        {unitPrice}
      </p>
      {live}
    </div>
  )
}

/** The ribbon over the pictures, as the chosen variant's price has it. */
export function SelectedRibbon({ text }: { readonly text: string | null }) {
  return <Ribbon text={text} price={useSelection().variant.item.price} />
}
