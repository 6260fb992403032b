'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { searchFieldId, suggestionListId } from './search-ids'

const load = () => import('./search-suggestions')
const SearchSuggestions = lazy(() => load().then((module) => ({ default: module.SearchSuggestions })))

/**
 * Makes a combobox of the search field once scripts run, and loads the suggestions when it is first touched. The field
 * stays the server's own: nothing that happens here redraws it while a shopper types.
 */
export function SuggestionsGate() {
  const [field, setField] = useState<HTMLInputElement | null>(null)

  useEffect(() => {
    const input = document.getElementById(searchFieldId)
    if (!(input instanceof HTMLInputElement)) return
    const open = () => setField(input)
    const preload = () => void load()
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', 'false')
    input.setAttribute('aria-controls', suggestionListId)
    input.addEventListener('pointerenter', preload, { once: true })
    input.addEventListener('focus', open)
    if (document.activeElement === input) open()
    return () => {
      input.removeEventListener('pointerenter', preload)
      input.removeEventListener('focus', open)
    }
  }, [])

  return <Suspense fallback={null}>{field && <SearchSuggestions field={field} />}</Suspense>
}
