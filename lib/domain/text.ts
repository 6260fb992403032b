/** Lower case, without accents, single spaces: the form in which Portuguese words are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** `'Laticínios & Frios'` → `'laticinios-frios'`: the part of an address that names a category. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
