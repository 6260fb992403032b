import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { maximumAmount } from '@/lib/domain/cart'
import { maximumReplacementLength } from '@/lib/domain/fulfillment'
import { decimalAmount, decimalsOf } from '@/lib/domain/money'
import { parseAmount } from '@/lib/domain/typed-values'
import type { PickedLine, ShownLine } from './shown-order'

const { replace: copy } = deskOrderCopy

type Props = {
  readonly line: ShownLine
  readonly onSave: (replaced: Partial<PickedLine>) => void
}

/** What the catalogue does not have, with its price: without one the line is to be agreed. */
export function ReplaceInWords({ line: { picked, price }, onSave }: Props) {
  const id = useId()
  const currency = price?.currency ?? 'brl'
  const known = picked.replacementId === null ? picked : null
  const [typed, setTyped] = useState(known?.replacement ?? '')
  const [typedPrice, setTypedPrice] = useState(() => {
    const amount = known?.replacementAmount ?? null
    return amount === null ? '' : decimalAmount({ amount, currency }).replace('.', ',')
  })
  const [isTried, setTried] = useState(false)
  const words = typed.trim()
  const hasPrice = typedPrice.trim() !== ''
  const amount = parseAmount(typedPrice.trim(), decimalsOf(currency))
  const isBad = hasPrice && (amount === null || amount > maximumAmount)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (words !== '' && !isBad) onSave({ replacement: words, replacementAmount: amount })
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <div>
        <Label htmlFor={id}>{copy.label}</Label>
        <Input
          id={id}
          className="min-w-0"
          autoComplete="off"
          maxLength={maximumReplacementLength}
          placeholder={copy.placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div>
        <Label htmlFor={`${id}-price`}>{copy.price}</Label>
        <div className="flex gap-2">
          <Input
            id={`${id}-price`}
            className="min-w-0"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            placeholder={copy.pricePlaceholder}
            value={typedPrice}
            onChange={({ target }) => setTypedPrice(target.value)}
            aria-invalid={isTried && isBad}
            aria-describedby={`${id}-price-note`}
          />
          <Button type="submit" className="flex-none" disabled={words === ''}>
            {copy.save}
          </Button>
        </div>
        <p
          id={`${id}-price-note`}
          role="status"
          className={isTried && isBad ? 'pick-weight-bad' : 'mt-1 text-muted-foreground text-sm'}
        >
          {isTried && isBad ? copy.badPrice : !hasPrice && copy.noPrice}
        </p>
      </div>
    </form>
  )
}
