import { stem } from './words.ts'

const diminutive = /^(.{2,}?)(z?)inh([oa])s?$/

/**
 * The words without accents that one in -inho or -inha may be the little one of, the likeliest first: `paezinhos` →
 * `pao`, `batatinha` → `batata`, `suquinho` → `suco`. Some are no words: `galinha` is small only by its looks.
 */
export function plainWordsOf(word: string): readonly string[] {
  const [, start, z = '', vowel] = diminutive.exec(word) ?? []
  if (start === undefined) return []
  const root = `${start}${z}`.replace(/qu$/, 'c').replace(/gu$/, 'g')
  const withoutZ = z === '' ? [] : [start, stem(`${start}s`)]
  return [...withoutZ, ...[vowel, 'o', 'a', 'e', ''].map((ending) => `${root}${ending}`)]
}
