import { useQuery } from '@tanstack/react-query'
import { menuCategories } from '@/lib/api/catalog-answers'
import { readShop } from '@/lib/browser/call-shop'
import { queryClient } from '@/lib/browser/query-client'
import type { CategoryLink, MenuCategories } from '@/lib/domain/category'

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

/** Milliseconds: categories change rarely. */
const staleTime = 300_000
const none: readonly CategoryLink[] = []

/** Lists categories in the merchant's order; empty while loading. */
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

/** Throws without a usable answer, for TanStack Query. */
function fetchMenuCategories(options: Options): Promise<MenuCategories> {
  return readShop('/api/categories', { ...options, schema: menuCategories })
}
