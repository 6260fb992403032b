import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { ToggleGroupItem } from '@/components/ui/toggle-group'
import { deskOrderCopy, weightText } from '@/lib/desk/copy/order'
import { parseWeight, type WeightUnit, weightUnits } from '@/lib/domain/typed-values'

/** Focuses the first field: by attribute in a dialog about to open, directly in an open one. */
function focusFirst(field: HTMLElement | null): void {
  // React omits the attribute that dialogs look for.
  field?.setAttribute('autofocus', '')
  field?.focus()
}

const { weigh: copy } = deskOrderCopy

type Props = {
  /** Known weight in grams. */
  readonly first: number | null
  /** Grams of one piece as sold, and the pieces weighed; null when unknown. */
  readonly expected: { readonly grams: number; readonly pieces: number } | null
  readonly onSave: (grams: number) => void
}

/** Weight field that shows the interpreted value before saving. */
export function WeighForm({ first, expected, onSave }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(first === null ? '' : weightText(first).replace(' kg', ''))
  const [unit, setUnit] = useState<WeightUnit>('kg')
  const [isTried, setTried] = useState(false)
  const grams = parseWeight(typed, unit)
  const isBad = isTried && grams === null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (grams === null) setTried(true)
    else onSave(grams)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Label htmlFor={id} className="mb-0!">
        {copy.label}
      </Label>
      {expected && (
        <p id={`${id}-expected`} className="pick-expected">
          {copy.expected(expected.grams, expected.pieces)}
        </p>
      )}
      <div className="flex gap-2">
        <Input
          ref={focusFirst}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className="pick-weight"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={isBad}
          aria-describedby={expected ? `${id}-expected ${id}-read` : `${id}-read`}
        />
        <div className="grid flex-none grid-cols-2 rounded-xl bg-muted p-1">
          {weightUnits.map((value) => (
            <ToggleGroupItem
              key={value}
              className="w-13"
              name={`${id}-unit`}
              value={value}
              checked={unit === value}
              onChange={() => setUnit(value)}
            >
              {copy.units[value]}
            </ToggleGroupItem>
          ))}
        </div>
      </div>
      <p id={`${id}-read`} role="status" className={isBad ? 'pick-weight-bad' : 'pick-weight-read'}>
        {isBad ? copy.bad : grams !== null && copy.read(grams)}
      </p>
      <Button type="submit">{copy.save}</Button>
    </form>
  )
}
