type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text

/** Lists the words of a text, each as its own type. */
export function listWords<const Text extends string>(text: Text): readonly Words<Text>[] {
  return text.split(' ') as Words<Text>[]
}

/** Lower case, without accents, single spaces: compares Portuguese words. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

const shortTies: Readonly<Record<string, string>> = { c: 'com', s: 'sem', p: 'para' }
/** Excludes 'vitamina C / ferro' and sizes such as 'fralda P/M'. */
const shortTie =
  /(?<![\p{L}\p{N}/]|(?:vitamina|tipo)\s)(?!p\s?\/\s?[mg]+(?!\p{L}))(?:([csp])\s?\/(?!\/)\s*|(?<=\p{L}\s)([cs])\s(?=\p{L}{2}))/giu

/** Spells out `c/`, `s/` and `p/`: 'água c/gás' is 'água com gás'. */
export const spellTies = (text: string) =>
  text.replace(shortTie, (_, tie?: string, alone = '') => `${shortTies[(tie ?? alone).toLowerCase()]} `)

/** Removes terminal controls, direction marks, line ends and invisible characters. */
export function printableText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** Keeps a number and its unit on one line: `'cerca de 600 g'`. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=\p{L}{1,2}(?!\p{L}))/gu, '$1\u00a0')
}

/** Builds an address segment: `'Laticínios & Frios'` → `'laticinios-frios'`. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
