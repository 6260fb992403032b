import { useId } from 'react'

type Props<Value extends string | number> = {
  readonly legend: string
  readonly values: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few, side by side. */
export function Segments<Value extends string | number>({
  legend,
  values,
  nameOf,
  chosen,
  onChoose,
}: Props<Value>) {
  const group = useId()
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="desk-segments">
        {values.map((value) => (
          <label key={value} className="segment" data-checked={value === chosen}>
            <input
              type="radio"
              className="sr-only"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {nameOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
