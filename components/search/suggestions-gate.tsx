'use client'

import { useEffect, useState } from 'react'
import { useLatePart } from '@/components/ui/late-part'

const fieldId = 'site-search'
const listId = 'search-suggestions'

const loadSuggestions = () =>
  import('./search-suggestions').then(({ SearchSuggestions }) => SearchSuggestions)

/**
 * Turns the search field into a combobox; loads suggestions on first touch. The field stays uncontrolled, so
 * typing never rerenders it.
 */
export function SuggestionsGate() {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const { Part: SearchSuggestions, request } = useLatePart(loadSuggestions, 'suggestions')

  useEffect(() => {
    const input = document.getElementById(fieldId)
    if (!(input instanceof HTMLInputElement)) return
    const leaving = new AbortController()
    const { signal } = leaving
    function open() {
      setField(input as HTMLInputElement)
      request()
    }
    // Cleared by its own button: shows the first options.
    const empty = () => {
      input.focus()
      window.setTimeout(() => input.dispatchEvent(new Event('input')))
    }
    const keepFocus = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[type=reset]')) event.preventDefault()
    }
    input.form?.addEventListener('reset', empty, { signal })
    input.form?.addEventListener('mousedown', keepFocus, { signal })
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', 'false')
    input.setAttribute('aria-controls', listId)
    input.addEventListener('pointerenter', request, { signal })
    input.addEventListener('focus', open, { signal })
    input.addEventListener('input', open, { signal })
    if (document.activeElement === input) open()
    return () => leaving.abort()
  }, [request])

  return field && SearchSuggestions && <SearchSuggestions field={field} listId={listId} />
}
