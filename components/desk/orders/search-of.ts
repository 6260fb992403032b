/**
 * What of a typed text is searched for and stands in the address: of a whole phone number only its end, which is all that
 * the search looks at. Codes stand in groups of four.
 */
export function searchOf(typed: string): string {
  const text = typed.trim()
  const digits = text.replace(/\D/g, '')
  const isNumber = /^[+\d\s().-]+$/.test(text) && digits.length >= 9 && !/^\d{4}-\d{4}-\d{1,4}$/.test(text)
  return isNumber ? digits.slice(-4) : text
}
