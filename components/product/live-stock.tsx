'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchStock, type Stock } from '@/lib/query/fetch-stock'

type Props = { readonly productId: string; readonly onStock: (stock: Stock) => void }

/** Asks for today's stock once the cached page is shown, and again when the shopper comes back to the tab. */
export function LiveStock(props: Props) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <StockQuery {...props} />
    </QueryClientProvider>
  )
}

function StockQuery({ productId, onStock }: Props) {
  const { data } = useQuery({
    queryKey: ['stock', productId],
    queryFn: ({ signal }) => fetchStock(productId, { fetch: window.fetch.bind(window), signal }),
    staleTime: 15_000,
    retry: 1,
  })
  useEffect(() => {
    if (data) onStock(data)
  }, [data, onStock])
  return null
}
