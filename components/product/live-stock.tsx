'use client'

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchStock, type Stock } from '@/lib/query/fetch-stock'

type Props = { readonly productId: string; readonly onStock: (stock: Stock) => void }

/**
 * Asks for today's stock once the cached page is shown, and again when the shopper comes back to the tab. It draws
 * nothing, so it watches the query itself: the half of the library that draws stays unloaded.
 */
export function LiveStock({ productId, onStock }: Props) {
  useEffect(() => {
    const client = new QueryClient()
    client.mount()
    const observer = new QueryObserver(client, {
      queryKey: ['stock', productId],
      queryFn: ({ signal }) => fetchStock(productId, { fetch: window.fetch.bind(window), signal }),
      staleTime: 15_000,
      retry: 1,
    })
    const stop = observer.subscribe(({ data }) => data && onStock(data))
    return () => {
      stop()
      client.unmount()
    }
  }, [productId, onStock])
  return null
}
