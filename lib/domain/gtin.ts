const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

/**
 * Numbers that mean something in one shop alone, or are coupons (GS1 General Specifications, section 1.4, as GTIN-13; Google
 * refuses the same): 02, 04, 05, 2, 98 and 99, and of eight digits 0 and 2. Scales print 2 and the weight.
 */
const restricted = /^(?:0[245]|2|9[89])/
const restrictedShort = /^[02]/
const separators = /[\s-]/g

/**
 * A global trade item number (EAN-8, UPC-A, EAN-13, GTIN-14) as it stands on the pack, or null for any other number: of
 * another length, with a wrong check digit, or one that no one else knows a thing by. Spaces and hyphens do not matter.
 */
export function gtinOf(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(separators, '')
  if (!isCode(digits)) return null
  const isShort = digits.length === 8
  // The first digit of fourteen says which pack it is, and belongs to no prefix; 9 is a pack of any weight.
  if (digits.startsWith('9') && digits.length === 14) return null
  const number = digits.length === 14 ? digits.slice(1) : digits.padStart(13, '0')
  return (isShort ? restrictedShort.test(digits) : restricted.test(number)) ? null : digits
}

/** Whether a text is a number of such a kind, copied rightly: also one that means something in one shop alone. */
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

/** The one of a variant among those of its product: none where two are the same, as of a code that all of them share. */
export function ownGtin(gtin: string | null, ofAll: readonly (string | null)[]): { readonly gtin?: string } {
  return gtin !== null && ofAll.filter((other) => other === gtin).length === 1 ? { gtin } : {}
}
