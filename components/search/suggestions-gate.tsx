'use client'

import { useEffect, useState } from 'react'
import { lazyPart, preload } from '@/components/shop/late-part'

const fieldId = 'site-search'
const listId = 'search-suggestions'

const SearchSuggestions = lazyPart(() => import('./search-suggestions'), 'SearchSuggestions')

/**
 * Turns the search field into a combobox; loads suggestions on first touch. The field stays uncontrolled, so
 * typing never rerenders it.
 */
export function SuggestionsGate() {
  const [field, setField] = useState<HTMLInputElement | null>(null)

  useEffect(() => {
    const input = document.getElementById(fieldId)
    if (!(input instanceof HTMLInputElement)) return
    const leaving = new AbortController()
    const { signal } = leaving
    const open = () => setField(input)
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
    input.addEventListener('pointerenter', () => preload('SearchSuggestions'), { signal })
    input.addEventListener('focus', open, { signal })
    input.addEventListener('input', open, { signal })
    if (document.activeElement === input) open()
    return () => leaving.abort()
  }, [])

  return field && <SearchSuggestions field={field} listId={listId} onFailure={() => setField(null)} />
}
