import { useState } from 'react'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { marketDay, typedDayText } from '@/lib/desk/copy/times'
import { parseDay } from '@/lib/domain/typed-values'

const { day: copy } = deskFrameCopy

type Props = {
  readonly id: string
  readonly className: string
  /** As 2026-11-22; empty: none. */
  readonly day: string
  /** Called with a whole day, or with none: nothing is asked for half a year. */
  readonly onDay: (day: string) => void
}

/** The keypad of a phone has no slash. */
const withSlash = (text: string, before: string) =>
  text.length > before.length && /^\d\d(\/\d\d)?$/.test(text) ? `${text}/` : text

/** A day, typed as it is said here: a date field would have the order of the browser's language. */
export function DayField({ id, className, day, onDay }: Props) {
  const [typed, setTyped] = useState(() => typedDayText(day))
  const [shown, setShown] = useState(day)
  const [isBad, setBad] = useState(false)
  if (shown !== day) {
    setShown(day)
    setTyped(typedDayText(day))
    setBad(false)
  }

  function type(text: string) {
    setTyped(withSlash(text, typed))
    setBad(false)
    const read = /\d{4}$/.test(text) && text.length >= 8 ? parseDay(text, marketDay(new Date())) : null
    if (text.trim() === '') onDay('')
    else if (read !== null) onDay(read)
  }

  function finish() {
    const read = typed.trim() === '' ? '' : parseDay(typed, marketDay(new Date()))
    setBad(read === null)
    if (read === null) return
    setTyped(typedDayText(read))
    if (read !== day) onDay(read)
  }

  return (
    <>
      <input
        id={id}
        className={className}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        placeholder={copy.format}
        aria-invalid={isBad}
        aria-describedby={`${id}-problem`}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      <p id={`${id}-problem`} role="status" className="text-destructive text-sm">
        {isBad && copy.bad}
      </p>
    </>
  )
}
