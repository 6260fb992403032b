import { useState } from 'react'
import { isOfMarketYears } from '@/lib/domain/typed-values'

type Props = {
  readonly id: string
  readonly className: string
  /** As 2026-11-22; empty: none. */
  readonly day: string
  /** Called with a whole day, or with none: a year that is being typed is 0002 on its way to 2026. */
  readonly onDay: (day: string) => void
}

/** A field for a day that lists are narrowed to. */
export function DayField({ day, onDay, ...field }: Props) {
  const [typed, setTyped] = useState(day)
  const [shown, setShown] = useState(day)
  if (shown !== day) {
    setShown(day)
    setTyped(day)
  }
  return (
    <input
      {...field}
      type="date"
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (value === '' || isOfMarketYears(value)) onDay(value)
      }}
      onBlur={() => setTyped(day)}
    />
  )
}
