import { planQuery, type Slot } from './query-plan.ts'
import type { SearchIndex } from './search-index.ts'
import { isSlip, soundOf } from './vocabulary.ts'
import { isTie, stemsOf, type Word, wordsOf } from './words.ts'

/** Words that make another thing of the one before: a 'suco de caju' is no other juice. */
export const definingTies: ReadonlySet<string> = new Set(['de', 'em'])
/** Words before an addition or a use, never before another product. */
export const asides: ReadonlySet<string> = new Set(['com', 'sem', 'para', 'pra', 'pro', 'tipo', 'sabor'])
/** Those that the search looks for as well: 'com gás' is not 'sem gás'. */
const spoken: ReadonlySet<string> = new Set(['com', 'sem'])

export type NamePart = {
  readonly words: readonly Word[]
  readonly written: string
  readonly isKnown: boolean
  readonly before: string | null
  readonly others: Slot['others']
}

/** Cuts a name into what it is made of, in its order. Unknown words are put right where there is little doubt. */
export function partsOf(index: SearchIndex, name: string): readonly NamePart[] {
  const text = glued(index, name)
  const all = wordsOf(text)
  const parts: NamePart[] = []
  let place = 0
  let before: string | null = null
  for (const slot of planQuery(text)) {
    const [first] = slot.words
    const last = slot.words.at(-1)
    for (; place < all.length && all[place]?.folded !== first?.folded; place += 1) {
      // 'para as mãos': the article ties nothing.
      before ??= all[place]?.folded ?? null
    }
    const start = place
    while (place < all.length && all[place]?.folded !== last?.folded) place += 1
    place += 1
    if (slot.words.length === 1 && first && asides.has(first.folded)) {
      before = first.folded
      continue
    }
    const isKnown = index.find([{ ...slot, prefix: null }], { needs: 'every' }).length > 0
    const written = spelled(all.slice(start, place))
    parts.push({ ...putRight(index, { ...slot, isKnown }), written, before, others: slot.others })
    before = null
  }
  const rest = all.slice(place)
  if (rest.every(isTie)) return parts
  return [...parts, { words: rest, written: spelled(rest), isKnown: false, before, others: [] }]
}

/** Two words that are one in the catalogue, where the first stands nowhere: 'semi desnatado'. */
function glued({ stands }: SearchIndex, name: string): string {
  const words = wordsOf(name)
  const isPrefix = ({ stem }: Word, next: Word | undefined) =>
    next !== undefined && !stands(stem) && stands(stemsOf(`${stem}${next.folded}`)[0] ?? '')
  return words.map((word, at) => `${word.written}${isPrefix(word, words[at + 1]) ? '' : ' '}`).join('')
}

const spelled = (words: readonly Word[]) => words.map(({ written }) => written).join(' ')

/** An unknown word, where it sounds like a known one, or is long and one slip away. */
function putRight(
  { vocabulary }: SearchIndex,
  { words, others, isKnown }: Slot & Pick<NamePart, 'isKnown'>,
): Pick<NamePart, 'words' | 'isKnown'> {
  const [word, ...more] = words
  // A word of the synonyms is well spelt: 'cerveja' is no 'cereja'.
  if (isKnown || !word || more.length > 0 || others.length > 0) return { words, isKnown }
  const meant = vocabulary
    .near(word.folded, { mayGoOn: false })
    .find(
      (near) =>
        soundOf(near) === soundOf(word.folded) ||
        (word.folded.length >= longWord && isSlip(word.folded, near)),
    )
  return meant === undefined
    ? { words, isKnown }
    : { words: wordsOf(vocabulary.writtenOf(meant)), isKnown: true }
}

/** Letters; with a slip in fewer it may well be a brand. */
const longWord = 7

export const queryOf = ({ before, words }: NamePart) =>
  before !== null && spoken.has(before) ? `${before} ${spelled(words)}` : spelled(words)

/** A part as it was written, with what ties it to the one before. */
export const textOf = ({ before, written }: NamePart) => (before === null ? written : `${before} ${written}`)
