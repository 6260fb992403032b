import MiniSearch, { type Query } from 'minisearch'
import { correctionWeights, forgivenSlips, frequencyWeight, matchWeights } from './weights.ts'
import { plainWordsOf, spelledOut, stem, tellingWords } from './words.ts'

export type Vocabulary = {
  /** A word as the merchant writes it, by its form without accents. */
  readonly writtenOf: (folded: string) => string
  /** The known words without accents that another one may be meant to be, the likeliest first. */
  readonly near: (folded: string, options: NearOptions) => readonly string[]
}

type NearOptions = {
  /** It may be the beginning of a word. */
  readonly mayGoOn: boolean
  /** Slips for each letter. */
  readonly slips?: number
}

/** Letters; fewer begin too many words that look alike. */
const shortestBeginning = 5
/** Letters; with a slip in fewer it may be any word. */
const shortestAlone = 4
/** Letters; with one of fewer replaced it is another word: 'coca' is no 'coco'. */
const shortestReplaced = 5
/** Places by which a letter may be off its own. */
const farthestMove = 2

/** Collects the words of titles, categories and variants: what shoppers may have meant. */
export function createVocabularyBuilder() {
  const spellings = new Map<string, Map<string, number>>()
  return {
    add(text: string): void {
      const words = tellingWords(text)
      for (const word of words.flatMap((word, at) => [...spelledOut(words, at), word])) {
        const known = spellings.get(word.folded) ?? new Map<string, number>()
        known.set(word.written, (known.get(word.written) ?? 0) + 1)
        spellings.set(word.folded, known)
      }
    },
    finish: () => createVocabulary(spellings),
  }
}

function createVocabulary(spellings: ReadonlyMap<string, ReadonlyMap<string, number>>): Vocabulary {
  const countOf = (word: string) =>
    [...(spellings.get(word)?.values() ?? [])].reduce((sum, count) => sum + count, 0)
  const stems = new Map<string, string>()
  const engine = new MiniSearch<{ id: string; word: string; sound: string; beginnings: string }>({
    fields: ['word', 'sound', 'beginnings'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { weights: matchWeights, bm25: { k: 1, b: 0, d: 0 } },
  })
  for (const word of spellings.keys()) {
    stems.set(stem(word), word)
    if (word.length < 3 || /\d/.test(word)) continue
    engine.add({ id: word, word, sound: soundOf(word), beginnings: listBeginnings(word).join(' ') })
  }
  return {
    writtenOf(folded) {
      const [most] = [...(spellings.get(folded) ?? [])].toSorted(([, one], [, other]) => other - one)
      return most?.[0] ?? folded
    },
    near(folded, { mayGoOn, slips = forgivenSlips }) {
      if (folded.length < 3 || /\d/.test(folded)) return []
      const little = plainWordsOf(folded)
      const plain = little.flatMap((word) => stems.get(stem(word)) ?? [])
      const weightOf = (word: string) => {
        const start = word[0] === folded[0] ? 1 : correctionWeights.otherFirstLetter
        return start * (1 + frequencyWeight * Math.log2(countOf(word)))
      }
      const found = engine.search(nearQuery(folded, { mayGoOn, slips }), { boostDocument: weightOf })
      // The plain word may be another one by a slip as well: 'manteguinha' is a 'mantega'.
      const slipped =
        plain.length === 0 && little.length > 0
          ? engine.search({
              queries: little.filter(({ length }) => length > 5),
              fields: ['word'],
              fuzzy: slips,
            })
          : []
      return [...new Set([...plain, ...[...found, ...slipped].map(({ id }) => String(id))])]
    },
  }
}

function nearQuery(word: string, { mayGoOn, slips }: Required<NearOptions>): Query {
  const { sound, soundBegun, movedLetter, beginning } = correctionWeights
  const [moved, sounds] = [listMoved(word), soundOf(word)]
  const weighing = (weight: number) => ({ boostTerm: () => weight })
  const whole: Query[] = [
    { queries: [word], fields: ['word'], fuzzy: slips },
    { queries: moved, fields: ['word'], ...weighing(movedLetter) },
    { queries: [sounds], fields: ['sound'], ...weighing(sound) },
    {
      queries: mayGoOn && word.length > 3 ? [sounds] : [],
      fields: ['sound'],
      prefix: true,
      ...weighing(soundBegun),
    },
  ]
  const begun: Query[] =
    mayGoOn && word.length >= shortestBeginning
      ? [
          {
            queries: [word, ...moved],
            fields: ['beginnings'],
            fuzzy: word.length > 5 && ((term) => (term === word ? slips : false)),
            ...weighing(beginning),
          },
        ]
      : []
  return { combineWith: 'OR', queries: [...whole, ...begun] }
}

function listBeginnings(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - shortestBeginning) }, (_, index) =>
    word.slice(0, shortestBeginning + index),
  )
}

/** The word with one letter some places off: `iorgute` is an `iogurte`. */
function listMoved(word: string): string[] {
  const letters = [...word]
  const moved = letters.flatMap((letter, from) => {
    const others = letters.toSpliced(from, 1)
    const steps = Array.from({ length: 2 * farthestMove + 1 }, (_, step) => from + step - farthestMove)
    return steps
      .filter((to) => to >= 0 && to < word.length)
      .map((to) => others.toSpliced(to, 0, letter).join(''))
  })
  return [...new Set(moved)].filter((other) => other !== word)
}

/** One word may be meant by the other with nothing else to go by. */
export function isLikely(one: string, other: string): boolean {
  const isReplaced = one.length === other.length && !isAnagram(one, other)
  return one.length >= (isReplaced ? shortestReplaced : shortestAlone)
}

function isAnagram(one: string, other: string): boolean {
  return [...one].toSorted().join('') === [...other].toSorted().join('')
}

/** One letter off, or alike in sound: 'presente' is no 'presunto', nor a 'moranga' a 'morango'. */
export function isSlip(one: string, other: string): boolean {
  if (soundOf(one) === soundOf(other) || one.length !== other.length || isAnagram(one, other)) return true
  const [only = 0, ...more] = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]))
  return only > 0 && more.length === 0 && !/^[ao]$/.test(one.slice(only))
}

/** Spells a word without accents roughly by its sound: `xuxu` and `chuchu` are the same. */
export function soundOf(word: string): string {
  return word
    .replace(/[cs]h/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/(?<![nl])h/g, '')
    .replace(/qu(?=[ei])|[kq]/g, 'c')
    .replace(/c(?=[ei])|z|ss/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1')
}
