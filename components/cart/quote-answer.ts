import type { QuotedFacts } from '@/lib/domain/quote-acceptance'

export type QuoteProgress = 'checking' | 'settled' | 'failed'

/** What the part that asks the server has to say. */
export type QuoteAnswer = {
  readonly status: QuoteProgress
  readonly facts: readonly QuotedFacts[]
  /** Asks once more; gives back the last known when no answer comes. */
  readonly ask: () => Promise<readonly QuotedFacts[]>
}

export type QuoteReporter = { readonly onAnswer: (answer: QuoteAnswer) => void }
