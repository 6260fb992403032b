'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchQuote } from '@/lib/browser/fetch-quote'
import { queryClient } from '@/lib/browser/query-client'
import type { CartLine } from '@/lib/domain/cart'
import { effectiveAmount } from '@/lib/domain/product'
import type { QuoteRequestLine } from '@/lib/domain/quote'
import { changesOfLine, type FactsByVariant, learnFromQuote } from '@/lib/domain/quote-acceptance'
import { useCart, useStores } from '@/stores/storefront-provider'

/** Milliseconds after the last change. */
const pauseMs = 350
/** Milliseconds before missing weights are requested again. */
const weightsAfterMs = 2500
const weightsAtMost = 3
/** Milliseconds before retrying: the browser may never report being offline. */
const failedAfterMs = 10_000

const nothingKnown: FactsByVariant = new Map()

const toRequest = (lines: readonly CartLine[]): readonly QuoteRequestLine[] =>
  lines.map(({ variantId, quantity, price }) => ({ variantId, quantity, seenAmount: effectiveAmount(price) }))

const countChanged = (lines: readonly CartLine[], factsOf: FactsByVariant) =>
  lines.filter((line) => changesOfLine(line, factsOf.get(line.variantId)).length > 0).length

/**
 * Reads the quote of the open cart. With `isLive` it requests it at once, on changes and on focus, and adopts
 * what changes nothing for the shopper.
 */
export function useCartQuote(isLive = false) {
  const { cart } = useStores()
  const lines = useCart((state) => state.lines)
  // Compares as text: what is adopted triggers no request.
  const wanted = JSON.stringify(toRequest(lines))
  const { data, isFetching, errorUpdatedAt, dataUpdatedAt, refetch } = useQuery(
    {
      queryKey: ['quote'],
      async queryFn() {
        const request = toRequest(cart.getState().lines)
        const facts = await fetchQuote(request)
        return { asked: JSON.stringify(request), factsOf: new Map(facts.map((row) => [row.variantId, row])) }
      },
      enabled: isLive,
      staleTime: 5000,
      // Offline fails at once.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => {
        if (state.status === 'error') return failedAfterMs
        const facts = [...(state.data?.factsOf.values() ?? [])]
        const isWeightMissing = facts.some(({ weightGrams, isGone }) => weightGrams === null && !isGone)
        return isWeightMissing && state.dataUpdateCount < weightsAtMost ? weightsAfterMs : false
      },
      // No caching.
      gcTime: 0,
    },
    queryClient(),
  )
  const asked = data?.asked
  const factsOf = data?.factsOf ?? nothingKnown

  useEffect(() => {
    if (!isLive || asked === undefined || asked === wanted) return
    const timer = setTimeout(() => void refetch(), pauseMs)
    return () => clearTimeout(timer)
  }, [isLive, asked, wanted, refetch])

  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that came since can be learned about too
  useEffect(() => {
    if (isLive) cart.getState().revise((current) => learnFromQuote(current, factsOf))
  }, [isLive, cart, factsOf, lines])

  // Retries are silent.
  const hasFailed = errorUpdatedAt > dataUpdatedAt
  return {
    status: hasFailed ? 'failed' : isFetching || asked !== wanted ? 'checking' : 'settled',
    factsOf,
    changedLineCount: countChanged(lines, factsOf),
    /** Resolves to true when the cart is outdated. */
    recheck: async () => {
      const { data } = await refetch()
      return countChanged(cart.getState().lines, data?.factsOf ?? nothingKnown) > 0
    },
  } as const
}
