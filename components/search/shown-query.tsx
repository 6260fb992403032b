'use client'

import { useEffect } from 'react'

/** The query of the results stands in the search field too, unless a shopper is in it; another page finds the field empty again. */
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
