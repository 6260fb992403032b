import type { SearchWords } from './search-words.ts'
import type { Phrase } from './synonym-table.ts'
import type { Word } from './words.ts'

/** One thing a query asks for: a word, or a phrase that has other names. */
export type Slot = {
  readonly words: readonly Word[]
  /** The stems as typed first, then other ways to say the same. */
  readonly phrases: readonly Phrase[]
  /** Other ways to say the words that the last one may be the beginning of. */
  readonly begun: readonly Phrase[]
  /** The last word may be half typed; null where it cannot be. */
  readonly prefix: string | null
}

const longestQuery = 12
/** Letters; fewer begin too many words. */
const shortestBeginning = 3

/** The words of a query that count; shorter prefixes than two letters say nothing. */
export function planQuery(text: string, { synonyms, tellingWords }: SearchWords): readonly Slot[] {
  const words = tellingWords(text).slice(0, longestQuery)
  const stems = words.map((word) => word.stem)
  const slots: Slot[] = []
  for (let start = 0; start < words.length; ) {
    const found = synonyms.findAt(stems, start)
    const length = found?.length ?? 1
    const end = start + length
    const last = words[end - 1]
    const mayGoOn = end === words.length && length === 1 && last !== undefined && last.folded.length > 1
    slots.push({
      words: words.slice(start, end),
      phrases: [stems.slice(start, end), ...(found?.others ?? [])],
      begun:
        mayGoOn && !found && last.folded.length >= shortestBeginning ? synonyms.findBegun(last.folded) : [],
      prefix: mayGoOn ? last.folded : null,
    })
    start = end
  }
  return slots
}
