import { foldText, spellTies } from '../domain/text.ts'
import { fullWords } from './abbreviations.ts'

/** Words that tie others together; without them 'pão de queijo' and 'queijo pão' are the same words. */
const ties: ReadonlySet<string> = new Set('a o as os e de da do das dos em na no para pra'.split(' '))

const measure =
  /(\d+)(?:[.,](\d+))?\s*(kgs?|ks?|quilos?|kilos?|g|grs?|gramas?|mls?|l|lts?|litros?|un|und|unid|unidades?)(?![\p{L}\d])/gu

function shortUnit(unit: string): string {
  if (/^[kq]/.test(unit)) return 'kg'
  if (/^[mu]/.test(unit)) return unit.startsWith('m') ? 'ml' : 'un'
  return unit.startsWith('g') ? 'g' : 'l'
}

/** `1,5 Kg` and `1.5kg` become the same one word. */
function joinMeasures(folded: string): string {
  return folded.replace(measure, (_, whole: string, decimals: string | undefined, unit: string) =>
    [whole, decimals ? `v${decimals}` : '', shortUnit(unit)].join(''),
  )
}

/** Adjectives agree in gender. Other words stay two: a `moranga` is no `morango`. */
const adjective =
  /(.([ai]d|os)|...(ic|eir)|^(american|amarel|bovin|branc|cresp|feminin|fresc|gross|italian|madur|magr|masculin|mist|pret|pront|suin|vermelh))[ao]$/

/**
 * The singular in the form in which words are compared, of a word without accents: `limoes` → `limao`, `paes` → `pao`,
 * `atuns` → `atum`, `papeis` → `papel`; and `moida` like `moido`, `cremosa` like `cremoso`. What is no plural may lose
 * letters too, always the same ones.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (/(aes|oes|aos)$/.test(word)) return `${word.slice(0, -3)}ao`
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`
  if (/...ns$/.test(word)) return `${word.slice(0, -2)}m`
  if (/is$|il$/.test(word)) return word.slice(0, -1)
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word
  if (adjective.test(singular)) return singular.slice(0, -1)
  return singular.length > 3 && /[rz]e$|[^s]se$/.test(singular) ? singular.slice(0, -1) : singular
}

export type Word = {
  /** Lower case, as it was written. */
  readonly written: string
  readonly folded: string
  readonly stem: string
}

/** Says nothing: `Hellmann's` is one word. */
const possessive = /(?<=\p{L})['’]s(?![\p{L}\d])/gu

/** '7days' is '7 days'; a measure stays one word, also half typed. */
const parts = /\d+(?:v\d+)?(?:kg?|g|ml?|l|un?)(?![\p{L}\d])|\p{L}+|\p{N}+/gu

/** Every word of a text in its order, those that only tie others included. */
export function wordsOf(text: string): Word[] {
  const joined = joinMeasures(
    spellTies(text.normalize('NFC').toLowerCase()).replace(/(?<![\p{L}\d])t(?=\d(?![\p{L}\d]))/gu, 'tipo '),
  ).replace(possessive, '')
  const written = joined.match(parts) ?? []
  return written.map((word) => {
    const folded = foldText(word)
    return { written: word, folded, stem: stem(folded) }
  })
}

export function isTie({ folded }: Word): boolean {
  return ties.has(folded)
}

/** Lists the significant words of a text. */
export const tellingWords = (text: string): readonly Word[] => wordsOf(text).filter((word) => !isTie(word))

/** Lists the stems of the words of a text and of what they stand for, without those that only tie. */
export function stemsOf(text: string): string[] {
  const words = tellingWords(text)
  return words.flatMap((word, at) => [...spelledOut(words, at).map(({ stem }) => stem), word.stem])
}

/** The full words that one of these may stand for: 'CERV' is 'cerveja', 'LT COND' 'leite', 'SKOL LT' 'lata'. */
export function spelledOut(words: readonly Word[], at: number): readonly Word[] {
  const folded = words[at]?.folded ?? ''
  const isFirst = at === 0 && /^\D/.test(words[1]?.folded ?? '0')
  const full = (isFirst && fullWords.get(`^${folded}`)) || fullWords.get(folded)
  return full ? wordsOf(full.join(' ')) : []
}

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
