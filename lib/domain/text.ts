/** Lower case, without accents, single spaces: the form in which Portuguese words are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

const shortTies: Readonly<Record<string, string>> = { c: 'com', s: 'sem', p: 'para' }
/** Neither the end of 'vitamina C / ferro' nor the size of a 'fralda P/M'. */
const shortTie = /(?<![\p{L}\p{N}/]|vitamina\s)(?!p\s?\/\s?[mg]+(?!\p{L}))([csp])\s?\/(?!\/)\s*/giu

/** Spells out `c/`, `s/` and `p/`: 'água c/gás' is 'água com gás'. */
export const spellTies = (text: string) =>
  text.replace(shortTie, (_, tie: string) => `${shortTies[tie.toLowerCase()]} `)

/** Nothing that others wrote moves the cursor of a terminal, turns the writing around, ends a line or is left out unseen. */
export function printableText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** A number and its unit stand on one line: `'cerca de 600 g'`. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=\p{L}{1,2}(?!\p{L}))/gu, '$1\u00a0')
}

/** `'Laticínios & Frios'` → `'laticinios-frios'`: the part of an address that names a category. */
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
