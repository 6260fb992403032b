import { hash } from 'node:crypto'
import type { OperatorWords } from './operator-words.ts'
import {
  createGeneralWords,
  createSynonymTable,
  type GeneralWords,
  type SynonymTable,
} from './synonym-table.ts'
import { generalWords, synonymGroups } from './synonyms.ts'
import { isTie, stemsOf, type Word, wordsOf } from './words.ts'

/** What the words of a query mean. */
export type SearchWords = {
  readonly synonyms: SynonymTable
  readonly general: GeneralWords
  /** The words of a query that count. Where all of them are such as say nothing, they count after all. */
  readonly tellingWords: (query: string) => readonly Word[]
  /** Changes with what they mean. */
  readonly digest: string
}

const nothingMore = { synonyms: [], general: [], ignored: [] }

/** The words that the shop knows, and those of its operator. */
export function createSearchWords(own: Omit<OperatorWords, 'wrongLines'> = nothingMore): SearchWords {
  const ignored = own.ignored.map((text) => stemsOf(text))
  return {
    synonyms: createSynonymTable([...synonymGroups, ...own.synonyms]),
    general: createGeneralWords([...generalWords, ...own.general]),
    tellingWords(query) {
      const words = wordsOf(query).filter((word) => !isTie(word))
      const telling = withoutPhrases(words, ignored)
      return telling.length > 0 ? telling : words
    },
    digest: hash('sha1', JSON.stringify([own.synonyms, own.general, own.ignored])),
  }
}

function withoutPhrases(words: readonly Word[], phrases: readonly (readonly string[])[]): readonly Word[] {
  const left: Word[] = []
  for (let start = 0; start < words.length; ) {
    const lengths = phrases
      .filter((phrase) => phrase.every((stem, index) => words[start + index]?.stem === stem))
      .map((phrase) => phrase.length)
    const word = words[start]
    if (lengths.length === 0 && word) left.push(word)
    start += Math.max(1, ...lengths)
  }
  return left
}

/** The words of a shop whose operator added none. */
export const grocerySearchWords = createSearchWords()
