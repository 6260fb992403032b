import type { ParsedFile } from './parse-texts.ts'

type Stray = { readonly file: string; readonly text: string }

const accented = /[àáâãçéêíóôõúü]/i
const locale = /\bpt[-_]BR\b|^[a-z]{2}[-_][A-Z]{2}$|\bAmerica\/\w/
/** A key, a class, an address, a column: one word, or several tied together, in small letters. */
const token = /^[^\sA-Z]*$/
/** Not those of addresses, marks and code. */
const words = (text: string) =>
  text.toLowerCase().match(/(?<![\p{L}\d#./:_='"-])\p{L}{3,}(?![\p{L}\d/_='"-])/gu) ?? []

/**
 * The words of our own texts. What several files also call something (`total`, `menu`, `item`) is left out: it is
 * English too, and proves nothing.
 */
export function vocabularyOf(
  copy: readonly ParsedFile[],
  others: readonly ParsedFile[],
): ReadonlySet<string> {
  const texts = copy.flatMap((file) => file.texts.map(({ text }) => text))
  const spoken = new Set(texts.flatMap((text) => (token.test(text) ? [] : words(text))))
  const once = new Set<string>()
  for (const name of [...copy, ...others].flatMap(({ identifiers }) => [...identifiers])) {
    if (once.has(name)) spoken.delete(name)
    once.add(name)
  }
  return spoken
}

/** What reads like one of our texts or is shown as it stands, locales and time zones included. */
export function strayTexts(files: readonly ParsedFile[], vocabulary: ReadonlySet<string>): readonly Stray[] {
  const isStray = ({ text, isShown }: ParsedFile['texts'][number]) => {
    if (locale.test(text) || accented.test(text)) return true
    if (isShown) return /\p{L}/u.test(text)
    return !token.test(text) && words(text).some((word) => vocabulary.has(word))
  }
  return files.flatMap(({ name, texts, machineLocales }) =>
    [...texts.filter(isStray).map(({ text }) => text), ...machineLocales].map((text) => ({
      file: name,
      text,
    })),
  )
}

/** Where Portuguese stands outside of lib/copy for a reason; a name ending in `/` is a folder. */
export const reasonedExceptions = {
  'lib/catalog/fill-from-sample.ts': 'goods of the sample store that fill a list: SAMPLE_CATALOG',
  'lib/adapters/file/columns.ts': 'how a shopkeeper heads the columns of a spreadsheet: read, never shown',
  'lib/server/delivery/read-rows.ts': 'how the columns of a table of delivery are headed: read, never shown',
  'lib/domain/market-time.ts': 'the default of TIME_ZONE',
  'lib/domain/pickup.ts':
    'begins a name that journal and store keep: another text would lose what is in them',
  'lib/domain/erp-systems.ts': 'names of products of other companies',
  'lib/domain/measure.ts': 'how merchants write amounts: read, never shown',
  'lib/domain/written-list/': 'how people write lists: read, never shown',
  'lib/catalog/written-list/match-line.ts': 'how bunches are named in lists: read, never shown',
  'lib/search/': 'other names, ties and endings of words: what search knows of a language',
  'lib/server/environment/': 'values of settings, as default and as example for the operator',
} as const
