'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchStock, type Stock } from '@/lib/browser/fetch-stock'
import { queryClient } from '@/lib/browser/query-client'

/** `at` in milliseconds since 1970. */
export type FirstAnswer = { readonly stock: Stock; readonly at: number }

type Props = {
  readonly productId: string
  readonly first: FirstAnswer | null
  readonly onStock: (stock: Stock) => void
}

/** Refreshes stock when old, and on focus. */
export function StockFollower({ productId, first, onStock }: Props) {
  const { data } = useQuery(
    {
      queryKey: ['stock', productId],
      queryFn: ({ signal }) => fetchStock(productId, { signal }),
      ...(first ? { initialData: first.stock, initialDataUpdatedAt: first.at } : {}),
      staleTime: 15_000,
      // No caching.
      gcTime: 0,
    },
    queryClient(),
  )
  useEffect(() => {
    if (data) onStock(data)
  }, [data, onStock])
  return null
}
