import { synonymGroups } from './synonyms.ts'
import { stemsOf } from './words.ts'

type Phrase = readonly string[]

export type SynonymTable = {
  /** The longest phrase that starts at a word, and the other ways to say it; null where none starts. */
  readonly findAt: (stems: Phrase, start: number) => { length: number; others: readonly Phrase[] } | null
}

/** Synonyms by the stems of their words. A word in several groups has the others of all of them. */
export function createSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const others = new Map<string, Phrase[]>()
  let longest = 1
  for (const group of groups) {
    const phrases = group.map((text) => stemsOf(text))
    for (const phrase of phrases) {
      const key = phrase.join(' ')
      const rest = phrases.filter((other) => other.join(' ') !== key)
      others.set(key, [...(others.get(key) ?? []), ...rest])
      longest = Math.max(longest, phrase.length)
    }
  }
  return {
    findAt(stems, start) {
      for (let length = Math.min(longest, stems.length - start); length > 0; length -= 1) {
        const found = others.get(stems.slice(start, start + length).join(' '))
        if (found) return { length, others: found }
      }
      return null
    },
  }
}

export const grocerySynonyms = createSynonymTable(synonymGroups)
