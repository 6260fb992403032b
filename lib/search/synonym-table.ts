import { generalWords, synonymGroups } from './synonyms.ts'
import { stemsOf } from './words.ts'

export type Phrase = readonly string[]

export type SynonymTable = {
  /** The longest phrase that starts at a word, and the other ways to say it; null where none starts. */
  readonly findAt: (stems: Phrase, start: number) => { length: number; others: readonly Phrase[] } | null
  /** Other ways to say the words that begin like this. */
  readonly findBegun: (start: string) => readonly Phrase[]
  /** Everything that leads to something known, as written. */
  readonly textsThatLeadTo: (isKnown: (phrase: Phrase) => boolean) => readonly string[]
}

type Groups = readonly (readonly string[])[]

/**
 * Synonyms by the stems of their words. A word in several groups has the others of all of them; the first word of a
 * general group stands for the others as well, not they for it.
 */
export function createSynonymTable(groups: Groups, generalGroups: Groups = []): SynonymTable {
  const others = new Map<string, Phrase[]>()
  const texts = new Map<string, string>()
  let longest = 1
  function add(text: string, group: Groups[number]): void {
    const phrase = stemsOf(text)
    const key = phrase.join(' ')
    const rest = group.map((other) => stemsOf(other)).filter((other) => other.join(' ') !== key)
    others.set(key, [...(others.get(key) ?? []), ...rest])
    texts.set(key, text)
    longest = Math.max(longest, phrase.length)
  }
  for (const group of groups) for (const text of group) add(text, group)
  for (const [general = '', ...kinds] of generalGroups) add(general, kinds)
  return {
    findAt(stems, start) {
      for (let length = Math.min(longest, stems.length - start); length > 0; length -= 1) {
        const found = others.get(stems.slice(start, start + length).join(' '))
        if (found) return { length, others: found }
      }
      return null
    },
    findBegun: (start) =>
      [...others].flatMap(([key, phrases]) => (key.startsWith(start) && !key.includes(' ') ? phrases : [])),
    textsThatLeadTo: (isKnown) =>
      [...others].flatMap(([key, phrases]) => (phrases.some(isKnown) ? (texts.get(key) ?? []) : [])),
  }
}

export const grocerySynonyms = createSynonymTable(synonymGroups, generalWords)
