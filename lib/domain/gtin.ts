const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** Shop-internal numbers and coupons (GS1 General Specifications, section 1.4; Google refuses them too). */
const restricted = /^(?:0[245]|2|9[89])/
const restrictedShort = /^[02]/
const separators = /[\s-]/g

/** Returns a valid trade item number (EAN-8, UPC-A, EAN-13, GTIN-14), else null; ignores separators. */
export function gtinOf(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(separators, '')
  if (!isCode(digits)) return null
  const isShort = digits.length === 8
  // The first of 14 digits is the pack level, outside the prefix; 9 is a pack of variable weight.
  if (digits.startsWith('9') && digits.length === 14) return null
  const number = digits.length === 14 ? digits.slice(1) : digits.padStart(13, '0')
  return (isShort ? restrictedShort.test(digits) : restricted.test(number)) ? null : digits
}

export function isBarcode(text: string): boolean {
  return isCode(text.replace(separators, ''))
}

const isCode = (digits: string) => /^\d+$/.test(digits) && lengths.has(digits.length) && hasCheckDigit(digits)

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0 && Number(digits) > 0
}

export function ownGtin(gtin: string | null, ofAll: readonly (string | null)[]): { readonly gtin?: string } {
  return gtin !== null && ofAll.filter((other) => other === gtin).length === 1 ? { gtin } : {}
}
