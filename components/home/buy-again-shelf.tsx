'use client'

import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { settlePlace } from '@/components/layout/part-in-place'
import { queryClient } from '@/lib/browser/query-client'
import { buyAgainCopy } from '@/lib/copy/purchases'
import { boughtCards } from './bought-cards'
import { ProductShelf } from './product-shelf'

/** Shows bought products; gives the room back when empty or offline. */
export function BuyAgainShelf({ place }: { readonly place: HTMLElement }) {
  const { data, isError, isPaused } = useQuery(boughtCards, queryClient())
  const isEmpty = data ? data.length === 0 : isError || isPaused
  useLayoutEffect(() => settlePlace(place, isEmpty), [place, isEmpty])
  return <ProductShelf title={buyAgainCopy.title} cards={data ?? []} />
}
