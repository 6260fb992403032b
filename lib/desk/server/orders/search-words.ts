import type { OrderFilter } from '../../../orders/order-journal.ts'

type Search = Pick<OrderFilter, 'code' | 'codeEnd' | 'lastDigits' | 'title'>

/**
 * What may be meant by what was typed, likeliest first: four digits end a phone number, four letters a code, which is
 * shown with its end large; more begin one. `cafe` could be both a code and a product, so whatever finds something is what was meant.
 */
export function searchesOf(typed: string): readonly [Search, ...Search[]] {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  const digits = typed.replace(/\D/g, '')
  const title = { title: typed }
  if (/^\d{4}$/.test(typed)) return [{ lastDigits: typed }, { codeEnd: code }, { code }, title]
  if (/^[0-9a-f]{4}$/.test(code)) return [{ codeEnd: code }, { code }, title]
  if (!/^[0-9a-f]{4,12}$/.test(code))
    return isNumber(typed) ? [{ lastDigits: digits.slice(-4) }, title] : [title]
  return isNumber(typed) ? [{ code }, { lastDigits: digits.slice(-4) }, title] : [{ code }, title]
}

/** Whether what was typed may be looked for among the last digits of numbers. */
export function isNumberSearch(typed: string): boolean {
  return searchesOf(typed).some(({ lastDigits }) => lastDigits !== undefined)
}

/** A whole phone number, as it may be copied from a message. */
function isNumber(typed: string): boolean {
  return /^[+\d\s().-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 8
}
