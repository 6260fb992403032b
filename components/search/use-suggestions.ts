import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useMenuCategories } from '@/components/categories/use-menu-categories'
import { fetchSuggestions } from '@/lib/browser/fetch-suggestions'
import { queryClient } from '@/lib/browser/query-client'
import { normalizeQuery } from '@/lib/domain/search-query'
import { type SuggestionOption, toFirstOptions, toOptions } from './suggestion-options'

type Asked = { readonly text: string; readonly isOpen: boolean; readonly recent: readonly string[] }

function goesOnFrom(before: string | undefined, query: string): boolean {
  return before !== undefined && (query.startsWith(before) || before.startsWith(query))
}

const nothing: readonly SuggestionOption[] = []

/**
 * The rows for what stands in the field. Deferred: a key is answered before they are drawn, and stops them where they are
 * still being drawn for the letter before.
 */
export function useSuggestions({ text, isOpen, recent }: Asked): readonly SuggestionOption[] {
  const query = normalizeQuery(text)
  const categories = useMenuCategories({ enabled: isOpen && query === '' })
  const { data } = useQuery(
    {
      queryKey: ['suggestions', query],
      queryFn: ({ signal }) => fetchSuggestions(query, { signal }),
      enabled: query.length > 1,
      staleTime: 60_000,
      // What was found for half the word stays till the rest is answered; what was found for another word does not.
      placeholderData: (data, before) => (goesOnFrom(before?.queryKey[1], query) ? data : undefined),
    },
    queryClient(),
  )
  const options = useMemo(() => {
    if (query === '') return toFirstOptions(recent, categories)
    return query.length > 1 && data ? toOptions(query, data) : nothing
  }, [query, data, recent, categories])
  return useDeferredValue(options)
}
