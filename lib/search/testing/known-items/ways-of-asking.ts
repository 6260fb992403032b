import { createRandom } from '../../../adapters/embedded/testing/generate-catalog.ts'
import type { Good } from './goods.ts'

export const ways = [
  'whole title',
  'two words',
  'one slip',
  'last half typed',
  'brand and first word',
] as const
export type Way = (typeof ways)[number]

export type Question = {
  readonly way: Way
  readonly query: string
  /** Places of the goods that it may be in search of: the one in mind, and those that it fits just as well. */
  readonly fits: readonly number[]
}

const shortest = 3
const fewAlike = 6
const fillers: ReadonlySet<string> = new Set(
  'com cu din fara para sem bucati litri litros plicuri rola role unidade unidades'.split(' '),
)

/**
 * Every `step`-th good, asked for in the five ways, as people type on a phone: lower case, no accents. What one remembers
 * are two words of title or brand, in any order, which at most six goods share where there are such.
 */
export function listQuestions(goods: readonly Good[], step: number): readonly Question[] {
  const random = createRandom(goods.length)
  const wordsOf = goods.map((good) => splitWords(`${good.title} ${good.brand ?? good.category}`))
  const fitsOf = (words: readonly string[]) =>
    [...goods.keys()].filter((index) => words.every((word) => wordsOf[index]?.includes(word)))
  return goods.flatMap((good, index) => {
    if (index % step !== 0) return []
    const title = splitWords(good.title)
    const [one = '', other = ''] = remember(memorable(`${good.title} ${good.brand ?? ''}`), {
      fitsOf,
      random,
    })
    const [brand = ''] = memorable(good.brand ?? good.category)
    const first = memorable(good.title).find((word) => word !== brand) ?? ''
    const [kept, slipped] = one.length < other.length ? [one, other] : [other, one]
    const half = other.slice(0, Math.max(shortest, Math.ceil(other.length / 2)))
    const remembered = fitsOf([one, other])
    const namesakes = [...goods.keys()].filter((place) => goods[place]?.title === good.title)
    return [
      { way: 'whole title', query: title.join(' '), fits: namesakes },
      { way: 'two words', query: `${one} ${other}`, fits: remembered },
      { way: 'one slip', query: `${kept} ${slip(slipped, random)}`, fits: remembered },
      { way: 'last half typed', query: `${one} ${half}`, fits: remembered },
      { way: 'brand and first word', query: `${brand} ${first}`, fits: fitsOf([brand, first]) },
    ] satisfies Question[]
  })
}

function splitWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return [...new Set(plain.match(/[\p{Letter}\p{Number}]+/gu))]
}

/** The words that one remembers: no numbers, nothing as short as 'de', no filler, no unit. */
function memorable(text: string): readonly string[] {
  return splitWords(text).filter((word) => word.length >= shortest && !/\d/.test(word) && !fillers.has(word))
}

type Shop = {
  readonly fitsOf: (words: readonly string[]) => readonly number[]
  readonly random: () => number
}

/** The two words that fit the fewest goods; where several pairs fit few, any of them. One word where there is one. */
function remember(words: readonly string[], { fitsOf, random }: Shop): readonly string[] {
  const pairs = words.flatMap((one) => words.filter((other) => other !== one).map((other) => [one, other]))
  const [best] = pairs
    .map((pair) => ({ pair, alike: Math.max(fitsOf(pair).length, fewAlike), key: random() }))
    .toSorted((one, other) => one.alike - other.alike || one.key - other.key)
  return best?.pair ?? [...words, ...words]
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** One letter left out, doubled, swapped with the next or hit beside its key, never the first. */
function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1))
  const letter = word[at] ?? ''
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  const kind = Math.floor(random() * 4)
  if (kind === 0) return before + after
  if (kind === 1) return before + letter + letter + after
  if (kind === 2 && after && after[0] !== letter) return before + after[0] + letter + after.slice(1)
  const keys = keyRows.find((row) => row.includes(letter)) ?? ''
  const key = keys.indexOf(letter)
  return before + (keys[key + 1] ?? keys[key - 1] ?? '') + after
}
