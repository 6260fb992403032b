'use client'

import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { settlePlace } from '@/components/layout/part-in-place'
import { queryClient } from '@/lib/browser/query-client'
import { buyAgainCopy } from '@/lib/copy/purchases'
import { boughtCards } from './bought-cards'
import { ProductShelf } from './product-shelf'

/**
 * What this device has bought and can buy now, the latest first. Without any, and without an answer or a connection, the
 * room for it is given back.
 */
export function BuyAgainShelf({ place }: { readonly place: HTMLElement }) {
  const { data, isError, isPaused } = useQuery(boughtCards, queryClient())
  const isEmpty = data ? data.length === 0 : isError || isPaused
  useLayoutEffect(() => settlePlace(place, isEmpty), [place, isEmpty])
  return <ProductShelf title={buyAgainCopy.title} cards={data ?? []} />
}
