import type { Query, SearchResult } from 'minisearch'
import { grocerySynonyms, type Phrase } from './search-words.ts'
import { matchWeights } from './weights.ts'
import { isTie, spelledOut, type Word, wordsOf } from './words.ts'

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

/**
 * In a whole name the last word begins no other: a 'pão de ló' is no 'pão de longa fermentação'. Half
 * typed, a 'pra' at the end is no tie yet: it begins the 'prato' of 'queijo prato'.
 */
export function planQuery(text: string, isWhole = false, isHalfTyped = false): readonly Slot[] {
  const all = wordsOf(text)
  const isBegun = ({ folded }: Word, at: number) => at > 0 && at === all.length - 1 && folded.length > 2
  const words = all
    .filter((word, at) => !isTie(word) || (isHalfTyped && isBegun(word, at)))
    .slice(0, longestQuery)
  const stems = words.map((word) => word.stem)
  const slots: Slot[] = []
  for (let start = 0; start < words.length; ) {
    const found = grocerySynonyms.findAt(stems, start)
    const end = start + (found?.length ?? 1)
    const last = words[end - 1]?.folded ?? ''
    const mayGoOn = !isWhole && end === words.length && end === start + 1
    const prefix = mayGoOn && (last.length > 1 || start > 0) ? last : null
    const begun = prefix !== null && last.length >= shortestSynonym ? grocerySynonyms.findBegun(last) : []
    const full = spelledOut(words, start)
      .filter(({ folded }) => prefix === null || !folded.startsWith(prefix))
      .flatMap(({ stem }) => [[stem], ...(grocerySynonyms.findAt([stem], 0)?.others ?? [])])
    slots.push({ words: words.slice(start, end), others: found?.others ?? [...full, ...begun], prefix })
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

/** Matched words of a slot: as typed, as a synonym, or only begun. */
export function termsFor({ words, others, prefix }: Slot, { match }: SearchResult) {
  const written = words.flatMap(({ stem, folded }) => [stem, folded])
  const names = new Set([...written, ...others.flat()])
  const terms = Object.keys(match)
  const begun = prefix === null ? [] : terms.filter((term) => term.startsWith(prefix))
  const isTyped = words.every(({ stem, folded }) => stem in match || folded in match)
  return {
    isTyped,
    isBegun: isTyped || begun.length > 0,
    whole: terms.filter((term) => names.has(term)),
    begun,
  }
}
