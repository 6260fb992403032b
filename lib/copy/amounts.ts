import type { Content } from '../domain/pack-contents.ts'
import { language } from './language.ts'

/** `720 g`, `1,25 kg`. */
export function weightText(grams: number): string {
  return inUnits(grams, ['g', 'kg'])
}

/** `500 g`, `1,5 l` or `3 unidades`. */
export function contentText({ kind, amount }: Content): string {
  if (kind === 'mass') return weightText(amount)
  if (kind === 'volume') return inUnits(amount, ['ml', 'l'])
  return countText(amount, 'unidade')
}

/** `1 unidade`, `10 fatias`; takes the unit in the singular. */
export function countText(count: number, unit: string): string {
  if (count === 1) return `1 ${unit}`
  return `${count} ${unit.endsWith('ão') ? `${unit.slice(0, -2)}ões` : `${unit}s`}`
}

function inUnits(amount: number, [small, big]: readonly [string, string]): string {
  const isSmall = amount < 1000
  const text = new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(
    isSmall ? amount : amount / 1000,
  )
  return `${text} ${isSmall ? small : big}`
}
