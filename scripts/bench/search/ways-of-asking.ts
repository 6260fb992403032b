import { createRandom } from '../random.ts'
import type { Good } from './goods.ts'

export const ways = [
  'whole title',
  'two words',
  'one slip',
  'last half typed',
  'brand and first word',
] as const
export type Way = (typeof ways)[number]

/** A query in search of the good at `index`. */
export type Question = { readonly way: Way; readonly query: string; readonly index: number }

const accents = /\p{Diacritic}/gu
const shortest = 3
const mostAlike = 6
const fillers: ReadonlySet<string> = new Set(['com', 'cu', 'din', 'para', 'sem', 'fara'])

/**
 * Every `step`-th good, asked for in the five ways, as people type on a phone: lower case, no accents. What one remembers
 * are two words of title or brand, in any order, which at most six goods share where there are such.
 */
export function listQuestions(goods: readonly Good[], step: number): readonly Question[] {
  const random = createRandom(goods.length)
  const wordsOf = goods.map((good) => listWords(`${good.title} ${good.brand ?? ''}`))
  return goods.flatMap((good, index) => {
    const [one, other] = remember(wordsOf[index] ?? [], { wordsOf, random })
    const brand = listWords(good.brand ?? good.category)[0] ?? ''
    if (index % step !== 0 || !one || !other) return []
    return [
      { way: 'whole title', query: splitWords(good.title).join(' '), index },
      { way: 'two words', query: `${one} ${other}`, index },
      {
        way: 'one slip',
        query: other.length > one.length ? `${one} ${slip(other, random)}` : `${slip(one, random)} ${other}`,
        index,
      },
      {
        way: 'last half typed',
        query: `${one} ${other.slice(0, Math.max(shortest, Math.ceil(other.length / 2)))}`,
        index,
      },
      {
        way: 'brand and first word',
        query: `${brand} ${splitWords(good.title).find((word) => word !== brand) ?? ''}`,
        index,
      },
    ] satisfies Question[]
  })
}

function splitWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replace(accents, '')
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu) ?? []
  )
}

/** The words that one remembers: no numbers, nothing as short as 'de', no filler. */
function listWords(text: string): readonly string[] {
  return [...new Set(splitWords(text))].filter(
    (word) => word.length >= shortest && !/\d/.test(word) && !fillers.has(word),
  )
}

type Crowd = { readonly wordsOf: readonly (readonly string[])[]; readonly random: () => number }

function remember(words: readonly string[], { wordsOf, random }: Crowd): readonly string[] {
  const pairs = words.flatMap((one) => words.filter((other) => other !== one).map((other) => [one, other]))
  const ranked = pairs
    .map((pair) => {
      const alike = wordsOf.filter((theirs) => pair.every((word) => theirs.includes(word))).length
      return { pair, alike: Math.max(alike, mostAlike), key: random() }
    })
    .toSorted((one, other) => one.alike - other.alike || one.key - other.key)
  return ranked[0]?.pair ?? []
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** One letter left out, doubled, swapped with the next or hit beside its key, never the first. */
function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1))
  const letter = word[at] ?? ''
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  const kind = Math.floor(random() * 4)
  if (kind === 0) return before + after
  if (kind === 1) return before + letter + letter + after
  if (kind === 2 && after && after[0] !== letter) return before + after[0] + letter + after.slice(1)
  const row = rows.find((keys) => keys.includes(letter)) ?? ''
  const key = row.indexOf(letter)
  return before + (row[key + 1] ?? row[key - 1] ?? '') + after
}
