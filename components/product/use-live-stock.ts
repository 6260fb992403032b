'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fetchStock } from '@/lib/query/fetch-stock'
import type { SellableVariant } from './sellable-variant'

/** Returns a function that puts today's stock on a variant of the cached page; until it is known, or when it is not, the page's own stays. */
export function useLiveStock(productId: string): (variant: SellableVariant) => SellableVariant {
  const { data } = useQuery({
    queryKey: ['stock', productId],
    queryFn: ({ signal }) => fetchStock(productId, { fetch: window.fetch.bind(window), signal }),
    staleTime: 15_000,
    retry: 1,
  })
  return useCallback(
    (variant) => {
      const stock = data?.[variant.id]
      if (stock === undefined || stock === null || variant.availability.kind === 'not-purchasable')
        return variant
      return {
        ...variant,
        availability: stock > 0 ? { kind: 'available', stock } : { kind: 'out-of-stock' },
        item: { ...variant.item, stock },
      }
    },
    [data],
  )
}
