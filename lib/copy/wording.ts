import { language } from './language.ts'

/** `1 item`, `2 itens`, `0 itens`. */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export function itemCount(count: number): string {
  return plural(count, 'item', 'itens')
}

/** `A, B e C`. */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** `3,6 kg` without the unit. */
export function kilograms(grams: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(grams / 1000)
}
