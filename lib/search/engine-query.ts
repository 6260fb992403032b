import type { Query } from 'minisearch'
import type { Slot } from './query-plan.ts'
import { namingFields } from './searchable.ts'

const synonymWeight = 0.7

/** In a text of whole sentences these stand everywhere; in names they tell things apart. */
const fillers = new Set(['com', 'sem'])

/** A slot without the words that say nothing in a description. */
export function withoutFillers(slot: Slot): Slot {
  const phrases = slot.phrases.map((phrase) => phrase.filter((stem) => !fillers.has(stem)))
  return { ...slot, phrases, prefix: slot.prefix !== null && fillers.has(slot.prefix) ? null : slot.prefix }
}

/** A slot in the terms of the search engine: the words as typed, or any other way to say them. */
export function queryOf({ phrases, begun, prefix }: Slot, fields: string[]): Query {
  const [typed = [], ...others] = phrases
  const [word = ''] = typed
  const queries: Query[] = [...others, ...begun].map((phrase) => ({
    combineWith: 'AND',
    queries: [...phrase],
    fields: namingFields,
    boostTerm: () => synonymWeight,
  }))
  // One look finds the word and what begins with it, unless its singular is another beginning ('paes').
  // Three letters begin too many words to look for them anywhere but in titles.
  if (prefix !== null && prefix.length > 3 && prefix.startsWith(word)) {
    queries.push({ queries: [word], prefix: true, fields })
  } else {
    queries.push({ combineWith: 'AND', queries: [...typed], fields })
    if (prefix !== null) queries.push({ queries: [prefix], prefix: true, fields: ['title'] })
  }
  return { combineWith: 'OR', queries }
}
