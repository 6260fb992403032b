import { useId } from 'react'
import { Legend } from '@/components/ui/label'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'

type Props<Value extends string | number> = {
  readonly legend: string
  readonly values: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** Radio buttons in one row. */
export function Segments<Value extends string | number>({
  legend,
  values,
  nameOf,
  chosen,
  onChoose,
}: Props<Value>) {
  const group = useId()
  return (
    <ToggleGroup>
      <Legend>{legend}</Legend>
      <div className="desk-segments">
        {values.map((value) => (
          <ToggleGroupItem
            key={value}
            name={group}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          >
            {nameOf(value)}
          </ToggleGroupItem>
        ))}
      </div>
    </ToggleGroup>
  )
}
