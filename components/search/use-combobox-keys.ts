import { useEffect, useState } from 'react'
import { optionId } from './suggestion-options'

type Options = {
  readonly field: HTMLInputElement
  readonly count: number
  readonly isShown: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/**
 * The keys of a combobox with a list and no automatic choice: arrows walk through the options and back into the text,
 * Enter takes one, Escape closes the list and then empties the field. Returns the option walked to, or -1.
 */
export function useComboboxKeys({ field, count, isShown, setOpen }: Options): number {
  const [walked, setActive] = useState(-1)
  const active = isShown && walked < count ? walked : -1

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) {
        event.preventDefault()
        setOpen(true)
        // One place more than there are options: the text itself. With Alt the list only opens.
        if (count > 0 && !event.altKey) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault()
        document.getElementById(optionId(active))?.click()
      } else if (event.key === 'Escape') {
        if (!isShown) field.value = ''
        setOpen(false)
        setActive(-1)
      } else if (event.key === 'Home' || event.key === 'End') setActive(-1)
    }
    function type() {
      setOpen(true)
      setActive(-1)
    }
    const open = () => setOpen(true)
    const leave = () => {
      setOpen(false)
      setActive(-1)
    }
    field.addEventListener('keydown', press)
    field.addEventListener('input', type)
    field.addEventListener('click', open)
    field.addEventListener('focus', open)
    field.addEventListener('blur', leave)
    return () => {
      field.removeEventListener('keydown', press)
      field.removeEventListener('input', type)
      field.removeEventListener('click', open)
      field.removeEventListener('focus', open)
      field.removeEventListener('blur', leave)
    }
  }, [field, count, active, isShown, setOpen])

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown))
    if (active >= 0) field.setAttribute('aria-activedescendant', optionId(active))
    else field.removeAttribute('aria-activedescendant')
  }, [field, active, isShown])

  return active
}
