import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { deskOrderCopy, weightText } from '@/lib/desk/copy/order'
import { parseWeight, type WeightUnit, weightUnits } from '@/lib/domain/weight'
import { focusFirst } from './focus-first'

const { weigh: copy } = deskOrderCopy

type Props = {
  /** Grams that are known already. */
  readonly first: number | null
  readonly onSave: (grams: number) => void
}

/** What the scale shows, with how it is understood before it is saved. */
export function WeighForm({ first, onSave }: Props) {
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
      <label htmlFor={id} className="field-label mb-0">
        {copy.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={focusFirst}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          placeholder="0,450"
          className="field pick-weight"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={isBad}
          aria-describedby={`${id}-read`}
        />
        <div className="grid flex-none grid-cols-2 rounded-[var(--r-md)] bg-muted p-1">
          {weightUnits.map((value) => (
            <label key={value} className="segment w-13" data-checked={unit === value}>
              <input
                type="radio"
                name={`${id}-unit`}
                value={value}
                checked={unit === value}
                onChange={() => setUnit(value)}
                className="sr-only"
              />
              {copy.units[value]}
            </label>
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
