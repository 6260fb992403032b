import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useMenuCategories } from '@/components/categories/use-menu-categories'
import { fetchSuggestions } from '@/lib/browser/fetch-suggestions'
import { queryClient } from '@/lib/browser/query-client'
import { normalizeQuery } from '@/lib/domain/search-query'
import { openRecentSearches } from '@/stores/recent-searches'
import { deviceStorage } from '@/stores/stored-value'
import { type SuggestionOption, toFirstOptions, toOptions } from './suggestion-options'

type Asked = { readonly text: string; readonly isOpen: boolean; readonly recent: readonly string[] }

/** Milliseconds without a key after which what was typed is looked for. */
const pauseMs = 110

const searches = openRecentSearches(deviceStorage)

function goesOnFrom(before: string | undefined, query: string): boolean {
  return before !== undefined && (query.startsWith(before) || before.startsWith(query))
}

export type Suggested = {
  readonly options: readonly SuggestionOption[]
  /** What was typed where the store has nothing of it: categories stand there instead. */
  readonly nothingFor: string | null
}

const none: readonly SuggestionOption[] = []

/**
 * The rows for what stands in the field. Deferred: a key is answered before they are drawn, and stops them where they are
 * still being drawn for the letter before.
 */
export function useSuggestions({ text, isOpen, recent }: Asked): Suggested {
  const query = normalizeQuery(text)
  const { data } = useQuery(
    {
      queryKey: ['suggestions', query],
      queryFn: async ({ signal }) => ({ query, found: await fetchSuggestions(query, { signal }) }),
      enabled: query.length > 1,
      staleTime: 60_000,
      // What was found for half the word stays till the rest is answered; what was found for another word does not.
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

/** What stands in a field, once the typing pauses. The field itself is never touched. */
export function useTypedText(field: HTMLInputElement): string {
  const [text, setText] = useState(field.value)
  useEffect(() => {
    let timer = 0
    function wait() {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setText(field.value), pauseMs)
    }
    // What was typed while this was on its way counts too.
    wait()
    field.addEventListener('input', wait)
    // Results put their query there (`shown-query.tsx`).
    field.addEventListener('focus', wait)
    return () => {
      window.clearTimeout(timer)
      field.removeEventListener('input', wait)
      field.removeEventListener('focus', wait)
    }
  }, [field])
  return text
}

/** What was searched for on this device; read anew whenever the field is used, since other tabs search too. */
export function useRecentSearches(field: HTMLInputElement) {
  const [recent, setRecent] = useState(searches.read)
  const [change] = useState(() => ({
    remember(search: string) {
      searches.add(search)
      setRecent(searches.read())
    },
    /** Null: all of them. */
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
