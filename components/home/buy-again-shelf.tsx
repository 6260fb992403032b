'use client'

import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { settlePlace } from '@/components/layout/part-in-place'
import { callAccounts } from '@/lib/browser/call-accounts'
import { productCard } from '@/lib/browser/card-decoders'
import { listOf, objectOf } from '@/lib/browser/decode'
import { queryClient } from '@/lib/browser/query-client'
import { buyAgainCopy } from '@/lib/copy/purchases'
import { readOrderKeys } from '@/stores/checkout/stored-attempts'
import { ProductShelf } from './product-shelf'

/** What our server answers to `POST /api/orders/products`. */
const bought = objectOf({ cards: listOf(productCard) })

/** Milliseconds: a purchase loads the page anew. */
const staleTime = 300_000

/**
 * What this device has bought and can buy now, the latest first. Without any, and without an answer or a connection, the
 * room for it is given back.
 */
export function BuyAgainShelf({ place }: { readonly place: HTMLElement }) {
  const { data, isError, isPaused } = useQuery(
    {
      queryKey: ['bought-products'],
      staleTime,
      async queryFn({ signal }) {
        const body = { keys: readOrderKeys() }
        const answer = await callAccounts('/api/orders/products', { body, signal, decode: bought })
        if (!answer.ok) throw new Error(answer.error.kind)
        return answer.value.cards
      },
    },
    queryClient(),
  )
  const isEmpty = data ? data.length === 0 : isError || isPaused
  useLayoutEffect(() => settlePlace(place, isEmpty), [place, isEmpty])
  return <ProductShelf title={buyAgainCopy.title} cards={data ?? []} />
}
