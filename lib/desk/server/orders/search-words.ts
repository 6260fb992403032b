import type { OrderFilter } from '../../../orders/order-journal.ts'

type Search = Pick<OrderFilter, 'code' | 'codeEnd' | 'lastDigits' | 'title'>

/** Possible meanings, likeliest first; `cafe` may be a code or a product, so the first result wins. */
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

export function isNumberSearch(typed: string): boolean {
  return searchesOf(typed).some(({ lastDigits }) => lastDigits !== undefined)
}

/** Complete phone number, such as one copied from a message. */
function isNumber(typed: string): boolean {
  return /^[+\d\s().-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 8
}
