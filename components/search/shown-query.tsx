'use client'

import { useEffect } from 'react'

/** Copies the query into the field unless focused; clears it on other pages. */
export function ShownQuery({ query }: { readonly query: string }) {
  useEffect(() => {
    const field = document.getElementById('site-search')
    if (!(field instanceof HTMLInputElement) || field === document.activeElement) return
    field.value = query
    return () => {
      if (field.value === query) field.value = ''
    }
  }, [query])
  return null
}
