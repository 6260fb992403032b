'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchQuote } from '@/lib/browser/fetch-quote'
import { queryClient } from '@/lib/browser/query-client'
import { effectiveAmount } from '@/lib/domain/product'
import type { QuoteRequestLine } from '@/lib/domain/quote'
import type { QuotedFacts } from '@/lib/domain/quote-acceptance'
import { useCart } from '@/stores/storefront-provider'

export type QuoteProgress = 'checking' | 'settled' | 'failed'

/** What the part that asks the server has to say. */
export type QuoteAnswer = {
  readonly status: QuoteProgress
  readonly facts: readonly QuotedFacts[]
  /** Asks once more; gives back the last known when no answer comes. */
  readonly ask: () => Promise<readonly QuotedFacts[]>
}

export type QuoteReporter = { readonly onAnswer: (answer: QuoteAnswer) => void }

/** Milliseconds after the last tap on − or + until the server is asked. */
const pauseMs = 350
/** Milliseconds until weights that did not come in time are asked for once more, and how often. */
const weightsAfterMs = 2500
const weightsAtMost = 3
/** Milliseconds until a server that did not answer is asked again: a browser may take itself to be online all the while. */
const failedAfterMs = 10_000

/** Asks what the cart is today: at once, when its lines change, and when the shopper comes back to the tab. */
export function LiveQuote({ onAnswer }: QuoteReporter) {
  // Compared as text: what a quote taught about a line does not ask for the next one.
  const lines = useCart((state) => state.lines)
  const wanted = JSON.stringify(
    lines.map(
      ({ variantId, quantity, price }): QuoteRequestLine => ({
        variantId,
        quantity,
        seenAmount: effectiveAmount(price),
      }),
    ),
  )
  const asked = useSettled(wanted)
  const { data, isFetching, isError, errorUpdatedAt, dataUpdatedAt, refetch } = useQuery(
    {
      queryKey: ['quote', asked],
      queryFn: () => fetchQuote(JSON.parse(asked)),
      staleTime: 5000,
      placeholderData: keepPreviousData,
      // Offline is an answer too, and it comes at once.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => {
        if (state.status === 'error') return failedAfterMs
        const isWeightMissing = state.data?.some(({ weightGrams, isGone }) => weightGrams === null && !isGone)
        return isWeightMissing && state.dataUpdateCount < weightsAtMost ? weightsAfterMs : false
      },
      // Nothing of it is good for the next time.
      gcTime: 0,
    },
    queryClient(),
  )
  // Asking again after a failure is not announced, its answer is.
  const isRetrying = isFetching && errorUpdatedAt > dataUpdatedAt
  const isChecking = asked !== wanted || (isFetching && !isRetrying)
  useEffect(() => {
    const facts = data ?? []
    const status = isChecking ? 'checking' : isError || isRetrying ? 'failed' : 'settled'
    onAnswer({ status, facts, ask: async () => (await refetch()).data ?? facts })
  }, [data, isChecking, isRetrying, isError, refetch, onAnswer])
  return null
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
