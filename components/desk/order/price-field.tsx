import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { maximumAmount } from '@/lib/domain/cart'
import { decimalsOf } from '@/lib/domain/money'
import { parseAmount } from '@/lib/domain/typed-values'

/** Reads minor units; null if unclear or too much. */
export function parsePrice(typed: string, currency: string): number | null {
  const amount = parseAmount(typed.trim(), decimalsOf(currency))
  return amount !== null && amount <= maximumAmount ? amount : null
}

type Props = {
  readonly label: string
  readonly save: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Null while nothing is wrong, or not yet said. */
  readonly problem: string | null
  readonly note: string | false
  readonly isDisabled?: boolean
}

/** Price and the button of its form. */
export function PriceField({ label, save, typed, onType, problem, note, isDisabled = false }: Props) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          className="min-w-0"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
        />
        <Button type="submit" className="flex-none" disabled={isDisabled}>
          {save}
        </Button>
      </div>
      <p
        key={problem}
        id={`${id}-note`}
        role={problem === null ? undefined : 'alert'}
        className={problem === null ? 'mt-1 text-muted-foreground text-sm' : 'pick-weight-bad'}
      >
        {problem ?? note}
      </p>
    </div>
  )
}
