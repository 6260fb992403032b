import { useQuery } from '@tanstack/react-query'
import { menuCategories } from '@/lib/api/catalog-answers'
import { readShop } from '@/lib/browser/call-shop'
import { queryClient } from '@/lib/browser/query-client'
import type { CategoryLink } from '@/lib/domain/category'

/** Milliseconds: categories change rarely. */
const staleTime = 300_000
const none: readonly CategoryLink[] = []

/** Lists categories in the merchant's order; empty while loading. */
export function useMenuCategories({ enabled = true } = {}): readonly CategoryLink[] {
  const { data } = useQuery(
    {
      queryKey: ['menu-categories'],
      queryFn: ({ signal }) => readShop('/api/categories', { signal, schema: menuCategories }),
      staleTime,
      enabled,
    },
    queryClient(),
  )
  return data?.categories ?? none
}
