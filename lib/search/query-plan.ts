import type { Query, SearchResult } from 'minisearch'
import { grocerySynonyms, type Phrase, tellingWords } from './search-words.ts'
import { matchWeights } from './weights.ts'
import type { Word } from './words.ts'

/** One thing a query asks for: a word, or a phrase that has other names. */
export type Slot = {
  readonly words: readonly Word[]
  /** Other ways to say it, or to say the words that it may be the beginning of. */
  readonly others: readonly Phrase[]
  /** The last word may be half typed; null where it cannot be. */
  readonly prefix: string | null
}

const longestQuery = 12
/** Letters; fewer begin too many words that have other names. */
const shortestSynonym = 3

/** In a whole name the last word begins no other: a 'pão de ló' is no 'pão de longa fermentação'. */
export function planQuery(text: string, isWhole = false): readonly Slot[] {
  const words = tellingWords(text).slice(0, longestQuery)
  const stems = words.map((word) => word.stem)
  const slots: Slot[] = []
  for (let start = 0; start < words.length; ) {
    const found = grocerySynonyms.findAt(stems, start)
    const end = start + (found?.length ?? 1)
    const last = words[end - 1]?.folded ?? ''
    const mayGoOn = !isWhole && end === words.length && end === start + 1
    const prefix = mayGoOn && (last.length > 1 || start > 0) ? last : null
    const begun = prefix !== null && last.length >= shortestSynonym ? grocerySynonyms.findBegun(last) : []
    slots.push({ words: words.slice(start, end), others: found?.others ?? begun, prefix })
    start = end
  }
  return slots
}

function typedQuery({ words, prefix }: Slot): Query {
  const queries = words.map(({ stem, folded }): Query => {
    const isLast = prefix !== null
    if (stem === folded) return { queries: [stem], prefix: isLast }
    return { combineWith: 'OR', queries: [stem, { queries: [folded], prefix: isLast }] }
  })
  return { combineWith: 'AND', queries }
}

/** A slot as typed, or said in any other way, in the terms of the engine. */
export function queryOf(slot: Slot): Query {
  if (slot.others.length === 0) return typedQuery(slot)
  const others = slot.others.map((phrase) => ({
    combineWith: 'AND' as const,
    queries: [...phrase],
    boostTerm: () => matchWeights.synonym,
  }))
  return { combineWith: 'OR', queries: [typedQuery(slot), ...others] }
}

/** Whether a product was found by the words of a slot as typed, the last one as a beginning. */
export function isTypedIn({ words, others, prefix }: Slot, { match }: SearchResult): boolean {
  if (others.length === 0) return true
  return words.every(
    ({ stem }) =>
      stem in match || (prefix !== null && Object.keys(match).some((term) => term.startsWith(prefix))),
  )
}
