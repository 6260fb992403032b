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

export type QuoteAnswer = {
  readonly status: QuoteProgress
  readonly facts: readonly QuotedFacts[]
  /** Refetches; returns the last facts on failure. */
  readonly ask: () => Promise<readonly QuotedFacts[]>
}

export type QuoteReporter = { readonly onAnswer: (answer: QuoteAnswer) => void }

/** Milliseconds after the last change. */
const pauseMs = 350
/** Milliseconds before missing weights are requested again. */
const weightsAfterMs = 2500
const weightsAtMost = 3
/** Milliseconds before retrying: the browser may never report being offline. */
const failedAfterMs = 10_000

/** Refreshes the quote at once, on changes and on focus. */
export function LiveQuote({ onAnswer }: QuoteReporter) {
  // Compares as text: a quote's own updates trigger no request.
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
      // Offline fails at once.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => {
        if (state.status === 'error') return failedAfterMs
        const isWeightMissing = state.data?.some(({ weightGrams, isGone }) => weightGrams === null && !isGone)
        return isWeightMissing && state.dataUpdateCount < weightsAtMost ? weightsAfterMs : false
      },
      // No caching.
      gcTime: 0,
    },
    queryClient(),
  )
  // Retries are silent.
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
