import { language } from './language.ts'

/** `1 item`, `2 itens`, `0 itens`. */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export function itemCount(count: number): string {
  return plural(count, 'item', 'itens')
}

export const lowerFirst = (text: string) => `${text.slice(0, 1).toLocaleLowerCase(language)}${text.slice(1)}`

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** `reais`, `euros`, `pesos uruguaios`. */
export function currencyName(currency: string): string {
  if (currency === 'brl') return 'reais'
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
  return name.toLowerCase()
}

export function kilograms(grams: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(grams / 1000)
}
