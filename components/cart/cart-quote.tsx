'use client'

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import type { CartLine } from '@/lib/domain/cart'
import {
  changesOfLine,
  type FactsByVariant,
  learnFromQuote,
  type QuotedFacts,
} from '@/lib/domain/quote-acceptance'
import { useCart, useStores } from '@/stores/storefront-provider'
import type { QuoteAnswer, QuoteProgress, QuoteReporter } from './live-quote'

type CartQuote = {
  readonly status: QuoteProgress
  readonly factsOf: FactsByVariant
  readonly changedLineCount: number
  /** Resolves to true when the cart is outdated. */
  readonly recheck: () => Promise<boolean>
}

/** Milliseconds before reloading the code. */
const loadAgainMs = 10_000

const unasked: QuoteAnswer = { status: 'checking', facts: [], ask: async () => [] }
const nothingKnown: CartQuote = {
  status: 'checking',
  factsOf: new Map(),
  changedLineCount: 0,
  recheck: async () => false,
}

const QuoteContext = createContext<CartQuote>(nothingKnown)
const ReportContext = createContext<QuoteReporter['onAnswer']>(() => undefined)

const toMap = (facts: readonly QuotedFacts[]): FactsByVariant =>
  new Map(facts.map((row) => [row.variantId, row]))

function countChanged(lines: readonly CartLine[], factsOf: FactsByVariant): number {
  return lines.filter((line) => changesOfLine(line, factsOf.get(line.variantId)).length > 0).length
}

/** Holds the current quote; applies changes that do not affect the shopper. */
export function CartQuoteProvider({ children }: { readonly children: ReactNode }) {
  const lines = useCart((state) => state.lines)
  const revise = useCart((state) => state.revise)
  const { cart } = useStores()
  const [{ status, facts, ask }, report] = useState(unasked)
  const factsOf = useMemo(() => toMap(facts), [facts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that came since can be learned about too
  useEffect(() => revise((current) => learnFromQuote(current, factsOf)), [factsOf, lines, revise])

  const quote: CartQuote = {
    status,
    factsOf,
    changedLineCount: countChanged(lines, factsOf),
    recheck: async () => countChanged(cart.getState().lines, toMap(await ask())) > 0,
  }
  return (
    <ReportContext value={report}>
      <QuoteContext value={quote}>{children}</QuoteContext>
    </ReportContext>
  )
}

export function useCartQuote(): CartQuote {
  return use(QuoteContext)
}

const loadLiveQuote = () => import('./live-quote').then(({ LiveQuote }) => LiveQuote)

/** Refreshes the quote while the drawer is open. */
export function AskForQuote() {
  const report = use(ReportContext)
  // Offline, neither the code nor the quote can load.
  const { Part: LiveQuote, hasFailed, request } = useLatePart(loadLiveQuote, 'quote')
  useEffect(() => {
    request()
    return () => report(unasked)
  }, [report, request])
  useEffect(() => {
    if (!hasFailed) return
    report({ ...unasked, status: 'failed' })
    // No event reports the recovery when the browser never went offline.
    const timer = setTimeout(request, loadAgainMs)
    return () => clearTimeout(timer)
  }, [hasFailed, report, request])
  return LiveQuote && <LiveQuote onAnswer={report} />
}
