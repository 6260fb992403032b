import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import type { ShownLine } from './shown-order'

const { fewer: copy } = deskOrderCopy

type Props = { readonly line: ShownLine; readonly onSave: (quantity: number | null) => void }

/** How many of the ordered pieces were found. All of them is an ordinary tick. */
export function FewerForm({ line: { picked, quantity: wanted }, onSave }: Props) {
  const [quantity, setQuantity] = useState(picked.quantity ?? wanted - 1)
  return (
    <div className="grid justify-items-center gap-4 pt-2">
      <p className="font-bold">{copy.label}</p>
      <QuantityStepper quantity={quantity} maximum={wanted} onChange={setQuantity} />
      <Button className="w-full" onClick={() => onSave(quantity === wanted ? null : quantity)}>
        {copy.save(quantity, wanted)}
      </Button>
    </div>
  )
}
