'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchStock, type Stock } from '@/lib/browser/fetch-stock'

/** What is known already, and since when (milliseconds since 1970). */
export type FirstAnswer = { readonly stock: Stock; readonly at: number }

type Props = {
  readonly productId: string
  readonly first: FirstAnswer | null
  readonly onStock: (stock: Stock) => void
}

/** Keeps asking for the stock: now if it is old, and whenever the shopper comes back to the tab. */
export function StockFollower(props: Props) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <StockQuery {...props} />
    </QueryClientProvider>
  )
}

function StockQuery({ productId, first, onStock }: Props) {
  const { data } = useQuery({
    queryKey: ['stock', productId],
    queryFn: ({ signal }) => fetchStock(productId, { fetch: window.fetch.bind(window), signal }),
    ...(first ? { initialData: first.stock, initialDataUpdatedAt: first.at } : {}),
    staleTime: 15_000,
    retry: 1,
  })
  useEffect(() => {
    if (data) onStock(data)
  }, [data, onStock])
  return null
}
