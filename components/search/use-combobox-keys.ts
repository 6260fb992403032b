import { useLayoutEffect, useState } from 'react'
import { actionId, hasAction, optionId, type SuggestionOption } from './suggestion-options'

type Options = {
  readonly field: HTMLInputElement
  readonly options: readonly SuggestionOption[]
  readonly isShown: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** Option index (-1: the text), or its row's action. */
type Walked = { readonly index: number; readonly isAction: boolean }

const nowhere: Walked = { index: -1, isAction: false }

/** Implements combobox keys without autoselect; Escape closes, then clears. */
export function useComboboxKeys({ field, options, isShown, setOpen }: Options): Walked {
  const [walked, setWalked] = useState(nowhere)
  const count = options.length
  const isThere = isShown && walked.index >= 0 && walked.index < count
  const active = isThere ? walked : nowhere
  const { index } = active
  const isAction = active.isAction && hasAction(options[index])
  const activeId = index < 0 ? null : isAction ? actionId(index) : optionId(index)

  // With the drawn list: a key must not walk the previous one.
  useLayoutEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const open = () => setOpen(true)
    function show(isOpen: boolean) {
      setOpen(isOpen)
      setWalked(nowhere)
    }
    function press(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const isAside = event.key === 'ArrowRight' ? !isAction && hasAction(options[index]) : isAction
      if (step !== undefined) {
        event.preventDefault()
        setOpen(true)
        // One extra position: the text. With Alt the list only opens.
        if (count > 0 && !event.altKey) {
          setWalked({ index: ((index + 1 + step + count + 1) % (count + 1)) - 1, isAction: false })
        }
      } else if (event.key === 'Enter' && activeId !== null) {
        event.preventDefault()
        // Ignores key repeat, which would remove the next rows.
        if (!event.repeat) document.getElementById(activeId)?.click()
      } else if (/^Arrow(Left|Right)$/.test(event.key) && isAside) {
        event.preventDefault()
        setWalked({ index, isAction: !isAction })
      } else if (event.key === 'Escape') {
        if (!isShown && field.value !== '') {
          field.value = ''
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        show(false)
      } else if (event.key === 'Home' || event.key === 'End') setWalked(nowhere)
    }
    field.addEventListener('keydown', press, { signal })
    field.addEventListener('input', () => show(true), { signal })
    field.addEventListener('click', open, { signal })
    field.addEventListener('focus', open, { signal })
    field.addEventListener('blur', () => show(false), { signal })
    return () => leaving.abort()
  }, [field, options, count, index, isAction, activeId, isShown, setOpen])

  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(isShown))
    if (activeId !== null) field.setAttribute('aria-activedescendant', activeId)
    else field.removeAttribute('aria-activedescendant')
  }, [field, activeId, isShown])

  return { index, isAction }
}
