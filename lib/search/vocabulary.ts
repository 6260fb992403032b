import { createSpeller, type Speller } from './spelling.ts'
import { isTie, wordsOf } from './words.ts'

export type Vocabulary = {
  readonly speller: Speller
  /** A word as the merchant writes it, by its form without accents. */
  readonly writtenOf: (folded: string) => string
  readonly has: (stem: string) => boolean
  /** Whether some word of the catalogue starts like this. */
  readonly hasPrefix: (start: string) => boolean
}

export type VocabularyBuilder = {
  readonly add: (text: string) => void
  readonly has: (stem: string) => boolean
  readonly finish: () => Vocabulary
}

/** Collects the words of titles, categories and variants: what shoppers may have meant. */
export function createVocabularyBuilder(): VocabularyBuilder {
  const spellings = new Map<string, Map<string, number>>()
  const stems = new Set<string>()
  return {
    add(text) {
      for (const word of wordsOf(text)) {
        if (isTie(word)) continue
        const known = spellings.get(word.folded) ?? new Map<string, number>()
        known.set(word.written, (known.get(word.written) ?? 0) + 1)
        spellings.set(word.folded, known)
        stems.add(word.stem)
      }
    },
    has: (stem) => stems.has(stem),
    finish() {
      const counts = new Map<string, number>()
      const written = new Map<string, string>()
      for (const [folded, known] of spellings) {
        const [most] = [...known].toSorted(([, one], [, other]) => other - one)
        written.set(folded, most?.[0] ?? folded)
        counts.set(
          folded,
          known.values().reduce((sum, count) => sum + count, 0),
        )
      }
      const sorted = [...stems].toSorted()
      return {
        speller: createSpeller(counts),
        writtenOf: (folded) => written.get(folded) ?? folded,
        has: (stem) => sorted[firstNotBelow(sorted, stem)] === stem,
        hasPrefix: (start) => sorted[firstNotBelow(sorted, start)]?.startsWith(start) ?? false,
      }
    },
  }
}

/** Position of the first text that does not stand before `wanted`. */
function firstNotBelow(sorted: readonly string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
