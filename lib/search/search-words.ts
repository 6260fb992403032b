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

/** Other ways to say one thing that a query looks for: each costs time. */
const mostOthers = 100

type Groups = readonly (readonly string[])[]
type Term = { readonly text: string; readonly phrase: Phrase; readonly key: string }

function termsOf(group: Groups[number]): readonly Term[] {
  return group.map((text) => {
    const phrase = stemsOf(text)
    return { text, phrase, key: phrase.join(' ') }
  })
}

/**
 * Synonyms by the stems of their words. A word in several groups has the others of all of them.
 */
export function createSynonymTable(groups: Groups): SynonymTable {
  const others = new Map<string, Phrase[]>()
  const texts = new Map<string, string>()
  let longest = 1
  function add({ text, phrase, key }: Term, group: readonly Term[]): void {
    const known = new Map(others.get(key)?.map((other) => [other.join(' '), other]))
    for (const other of group) known.set(other.key, other.phrase)
    known.delete(key)
    others.set(key, [...known.values()].slice(0, mostOthers))
    texts.set(key, text)
    longest = Math.max(longest, phrase.length)
  }
  for (const group of groups.map(termsOf)) for (const term of group) add(term, group)
  return {
    findAt(stems, start) {
      for (let length = Math.min(longest, stems.length - start); length > 0; length -= 1) {
        const found = others.get(stems.slice(start, start + length).join(' '))
        if (found) return { length, others: found }
      }
      return null
    },
    findBegun: (start) =>
      [...others]
        .flatMap(([key, phrases]) => (key.startsWith(start) && !key.includes(' ') ? phrases : []))
        .slice(0, mostOthers),
    textsThatLeadTo: (isKnown) =>
      [...others].flatMap(([key, phrases]) => (phrases.some(isKnown) ? (texts.get(key) ?? []) : [])),
  }
}

/** The general words, as written, that a product with these stems goes by without saying so. */
export type GeneralWords = {
  readonly texts: readonly string[]
  readonly findFor: (stems: Phrase) => readonly string[]
}

/** Groups whose first word stands for the others, and not they for it. */
export function createGeneralWords(groups: Groups): GeneralWords {
  const byFirstStem = new Map<string | undefined, { phrase: Phrase; general: string }[]>()
  for (const [general = '', ...kinds] of groups) {
    for (const { phrase } of termsOf(kinds)) {
      byFirstStem.set(phrase[0], [...(byFirstStem.get(phrase[0]) ?? []), { phrase, general }])
    }
  }
  return {
    texts: groups.flatMap(([general]) => general ?? []),
    findFor(stems) {
      const kinds = stems.flatMap((stem) => byFirstStem.get(stem) ?? [])
      const named = kinds.filter(({ phrase }) => phrase.every((stem) => stems.includes(stem)))
      return [...new Set(named.map(({ general }) => general))]
    },
  }
}

export const grocerySynonyms = createSynonymTable(synonymGroups)
export const groceryGeneralWords = createGeneralWords(generalWords)
