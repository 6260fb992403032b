'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { fetchSuggestions } from '@/lib/browser/fetch-suggestions'
import { queryClient } from '@/lib/browser/query-client'
import { paths } from '@/lib/domain/paths'
import { normalizeQuery } from '@/lib/domain/search-query'
import { toOptions } from './suggestion-options'
import { SuggestionPanel } from './suggestion-panel'
import { useComboboxKeys } from './use-combobox-keys'
import { useTypedText } from './use-typed-text'

type Props = { readonly field: HTMLInputElement }

function goesOnFrom(before: string | undefined, query: string): boolean {
  return before !== undefined && (query.startsWith(before) || before.startsWith(query))
}

/** What stands under the search field while a shopper types. */
export function SearchSuggestions({ field }: Props) {
  const router = useRouter()
  const pathname = usePathname()
  const text = useTypedText(field)
  // Another page closes what belonged to the last one.
  const [openPath, setOpenPath] = useState(document.activeElement === field ? pathname : null)
  const setOpen = useCallback((isOpen: boolean) => setOpenPath(isOpen ? pathname : null), [pathname])
  const query = normalizeQuery(text)
  const isAsked = query.length > 1
  const { data } = useQuery(
    {
      queryKey: ['suggestions', query],
      queryFn: ({ signal }) => fetchSuggestions(query, { signal }),
      enabled: isAsked,
      staleTime: 60_000,
      // What was found for half the word stays till the rest is answered; what was found for another word does not.
      placeholderData: (data, before) => (goesOnFrom(before?.queryKey[1], query) ? data : undefined),
    },
    queryClient(),
  )
  const options = isAsked && data ? toOptions(query, data) : []
  const isShown = openPath === pathname && options.length > 0
  const active = useComboboxKeys({ field, count: options.length, isShown, setOpen })

  useEffect(() => {
    const { form } = field
    function search(event: SubmitEvent) {
      const wanted = normalizeQuery(field.value)
      if (wanted === '') return
      event.preventDefault()
      setOpen(false)
      field.blur()
      router.push(paths.search(wanted))
    }
    form?.addEventListener('submit', search)
    return () => form?.removeEventListener('submit', search)
  }, [field, router, setOpen])

  const header = field.closest('header')
  if (!header) return null
  return createPortal(
    <SuggestionPanel
      options={options}
      activeIndex={active}
      isShown={isShown}
      place={field.form}
      onChosen={() => {
        setOpen(false)
        field.blur()
      }}
    />,
    header,
  )
}
