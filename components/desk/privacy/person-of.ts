import type { DeskPerson } from '@/lib/desk/api/privacy'

/** What was typed as whose orders are meant: an order's code, or a whole number; null for less than that. */
export function personOf(typed: string): DeskPerson | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^[0-9a-f]{12}$/.test(code) && /[a-f]/.test(code)) return { code }
  const digits = typed.replace(/\D/g, '')
  if (/[^\d\s()+./-]/.test(typed) || digits.length < 10) return null
  return { number: typed.trim() }
}

/** Whether a number could have been meant as an order's code, of digits alone. */
export const mayBeCode = (person: DeskPerson) =>
  'number' in person && /^\d{12}$/.test(person.number.replace(/[\s-]/g, ''))
