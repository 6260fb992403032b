'use client'

import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { CartLine } from '@/lib/domain/cart'
import {
  changesOfLine,
  type FactsByVariant,
  learnFromQuote,
  type QuotedFacts,
} from '@/lib/domain/quote-acceptance'
import { useCart, useCheckoutState } from '@/stores/storefront-provider'
import type { QuoteAnswer, QuoteReporter, QuoteStatus } from './quote-answer'

type CartQuote = {
  readonly status: QuoteStatus
  readonly factsOf: FactsByVariant
  readonly changedLineCount: number
  /** Asks the server once more; true when something is not as this cart has it. */
  readonly recheck: () => Promise<boolean>
}

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

/** Holds what the store says of the cart today, and takes over what changes nothing for the shopper. */
export function CartQuoteProvider({ children }: { readonly children: ReactNode }) {
  const lines = useCart((state) => state.lines)
  const revise = useCart((state) => state.revise)
  const readState = useCheckoutState()
  const [{ status, facts, ask }, report] = useState(unasked)
  const factsOf = useMemo(() => toMap(facts), [facts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that came since can be learned about too
  useEffect(() => revise((current) => learnFromQuote(current, factsOf)), [factsOf, lines, revise])

  const quote: CartQuote = {
    status,
    factsOf,
    changedLineCount: countChanged(lines, factsOf),
    recheck: async () => countChanged(readState().cart.lines, toMap(await ask())) > 0,
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

function OutOfReach({ onAnswer }: QuoteReporter) {
  useEffect(() => onAnswer({ ...unasked, status: 'failed' }), [onAnswer])
  return null
}

// The drawer opens without it. Where it cannot be loaded, the server cannot be asked either.
const LiveQuote = lazy<ComponentType<QuoteReporter>>(() =>
  import('./live-quote').then(
    ({ LiveQuote }) => ({ default: LiveQuote }),
    () => ({ default: OutOfReach }),
  ),
)

/** Stands in the open drawer, and asks as long as it does; what was known goes with it. */
export function AskForQuote() {
  const report = use(ReportContext)
  useEffect(() => () => report(unasked), [report])
  return (
    <Suspense fallback={null}>
      <LiveQuote onAnswer={report} />
    </Suspense>
  )
}
