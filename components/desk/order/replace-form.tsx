import { type FormEvent, useId, useState } from 'react'
import { deskOrderCopy } from '@/lib/copy/desk/order'
import { formatMoney } from '@/lib/copy/money'
import { maximumReplacementLength } from '@/lib/domain/fulfillment'
import { lineName, type ShownLine } from './shown-order'
import { alternativeKey, useAlternatives } from './use-alternatives'

const { replace: copy } = deskOrderCopy

type Props = {
  readonly code: string
  readonly line: ShownLine
  readonly onSave: (replacement: string) => void
}

/** What goes in place of a line: one tap on what is in stock, or the picker's own words. */
export function ReplaceForm({ code, line: { line, picked }, onSave }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(picked.replacement ?? '')
  const { data, isError } = useAlternatives(code, line)
  const words = typed.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (words !== '') onSave(words)
  }

  return (
    <div className="grid gap-4">
      <form onSubmit={submit}>
        <label htmlFor={id} className="field-label">
          {copy.label}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            className="field min-w-0"
            autoComplete="off"
            maxLength={maximumReplacementLength}
            placeholder={copy.placeholder}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="btn btn-primary flex-none" disabled={words === ''}>
            {copy.save}
          </button>
        </div>
      </form>
      <section aria-label={copy.similar} className="min-h-[336px]">
        <h3 className="mb-1 font-bold">{copy.similar}</h3>
        {!data && <p role="status">{isError ? copy.failed : copy.searching}</p>}
        {data?.length === 0 && <p role="status">{copy.none}</p>}
        <ul className="desk-menu">
          {data?.map((alternative) => (
            <li key={alternativeKey(alternative)}>
              <button
                type="button"
                className="desk-menu-item justify-between"
                onClick={() => onSave(lineName(alternative).slice(0, maximumReplacementLength))}
              >
                <span>{lineName(alternative)}</span>
                <b className="flex-none">{formatMoney(alternative.price)}</b>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
