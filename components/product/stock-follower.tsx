'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchStock, type Stock } from '@/lib/browser/fetch-stock'
import { queryClient } from '@/lib/browser/query-client'

/** What is known already, and since when (milliseconds since 1970). */
export type FirstAnswer = { readonly stock: Stock; readonly at: number }

type Props = {
  readonly productId: string
  readonly first: FirstAnswer | null
  readonly onStock: (stock: Stock) => void
}

/** Keeps asking for the stock: now if it is old, and whenever the shopper comes back to the tab. */
export function StockFollower({ productId, first, onStock }: Props) {
  const { data } = useQuery(
    {
      queryKey: ['stock', productId],
      queryFn: ({ signal }) => fetchStock(productId, { signal }),
      ...(first ? { initialData: first.stock, initialDataUpdatedAt: first.at } : {}),
      staleTime: 15_000,
      // Nothing of it is good for the next time.
      gcTime: 0,
    },
    queryClient(),
  )
  useEffect(() => {
    if (data) onStock(data)
  }, [data, onStock])
  return null
}
