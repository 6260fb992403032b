import { useQuery } from '@tanstack/react-query'
import { fetchMenuCategories } from '@/lib/browser/fetch-menu-categories'
import { queryClient } from '@/lib/browser/query-client'
import type { CategoryLink } from '@/lib/domain/category'

/** Milliseconds: merchants change their categories rarely. */
const staleTime = 300_000
const none: readonly CategoryLink[] = []

/** The categories that stand in the menu, in the merchant's order; none until they have come. */
export function useMenuCategories({ enabled = true } = {}): readonly CategoryLink[] {
  const { data } = useQuery(
    {
      queryKey: ['menu-categories'],
      queryFn: ({ signal }) => fetchMenuCategories({ signal }),
      staleTime,
      enabled,
    },
    queryClient(),
  )
  return data?.categories ?? none
}
