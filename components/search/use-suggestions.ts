import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useMenuCategories } from '@/components/categories/use-menu-categories'
import { fetchSuggestions } from '@/lib/browser/fetch-catalog'
import { queryClient } from '@/lib/browser/query-client'
import { normalizeQuery } from '@/lib/domain/search-query'
import { openRecentSearches } from '@/stores/recent-searches'
import { deviceStorage } from '@/stores/stored-value'
import { type SuggestionOption, toFirstOptions, toOptions } from './suggestion-options'

type Asked = { readonly text: string; readonly isOpen: boolean; readonly recent: readonly string[] }

/** Milliseconds of debounce. */
const pauseMs = 110

const searches = openRecentSearches(deviceStorage)

function goesOnFrom(before: string | undefined, query: string): boolean {
  return before !== undefined && (query.startsWith(before) || before.startsWith(query))
}

const none: readonly SuggestionOption[] = []

/** Lists rows, deferred so that typing stays responsive. `nothingFor`: query without results. */
export function useSuggestions({ text, isOpen, recent }: Asked) {
  const query = normalizeQuery(text)
  const { data } = useQuery(
    {
      queryKey: ['suggestions', query],
      queryFn: async ({ signal }) => ({ query, found: await fetchSuggestions(query, { signal }) }),
      enabled: query.length > 1,
      staleTime: 60_000,
      // Keeps results of a prefix, not of another word.
      placeholderData: (data, before) => (goesOnFrom(before?.queryKey[1], query) ? data : undefined),
    },
    queryClient(),
  )
  const options = useMemo(
    () => (query.length > 1 && data ? toOptions(query, data.found) : none),
    [query, data],
  )
  const nothingFor = query.length > 1 && data && options.length === 0 ? data.query : null
  const isFirst = query === '' || nothingFor !== null
  const categories = useMenuCategories({ enabled: isOpen && isFirst })
  const suggested = useMemo(() => {
    if (!isFirst) return { options, nothingFor }
    return { options: toFirstOptions(nothingFor === null ? recent : [], categories), nothingFor }
  }, [isFirst, options, nothingFor, recent, categories])
  return useDeferredValue(suggested)
}

/** Debounces the field without controlling it. */
export function useTypedText(field: HTMLInputElement): string {
  const [text, setText] = useState(field.value)
  useEffect(() => {
    let timer = 0
    function wait() {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setText(field.value), pauseMs)
    }
    // Includes text typed while loading.
    wait()
    field.addEventListener('input', wait)
    // Results write their query (`shown-query.tsx`).
    field.addEventListener('focus', wait)
    return () => {
      window.clearTimeout(timer)
      field.removeEventListener('input', wait)
      field.removeEventListener('focus', wait)
    }
  }, [field])
  return text
}

/** Rereads on focus, as other tabs search too. */
export function useRecentSearches(field: HTMLInputElement) {
  const [recent, setRecent] = useState(searches.read)
  const [change] = useState(() => ({
    remember(search: string) {
      searches.add(search)
      setRecent(searches.read())
    },
    /** Null: all. */
    forget(search: string | null) {
      if (search === null) searches.clear()
      else searches.remove(search)
      setRecent(searches.read())
    },
  }))
  useEffect(() => {
    const load = () => setRecent(searches.read())
    field.addEventListener('focus', load)
    return () => field.removeEventListener('focus', load)
  }, [field])
  return { recent, ...change }
}
