import { useState } from 'react'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { marketDay, typedDayText } from '@/lib/desk/copy/times'
import { parseDay } from '@/lib/domain/typed-values'

const { day: copy } = deskFrameCopy

type Props = {
  readonly id: string
  readonly className: string
  /** Such as 2026-11-22; empty for none. */
  readonly day: string
  /** Called with a complete day or an empty one. */
  readonly onDay: (day: string) => void
}

/** Adds slashes, which a phone's keypad lacks. */
const withSlash = (text: string, before: string) =>
  text.length > before.length && /^\d\d(\/\d\d)?$/.test(text) ? `${text}/` : text

/** Brazilian date field; a native one follows the browser's language. */
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
