/** Area codes in use begin with 1 to 9 and hold no zero. */
const areaCode = '[1-9][1-9]'
const mobile = new RegExp(`^${areaCode}9\\d{8}$`)
const landline = new RegExp(`^${areaCode}[2-5]\\d{7}$`)
// Mobile numbers before the ninth digit; WhatsApp still accepts them.
const oldMobile = new RegExp(`^${areaCode}[6-9]\\d{7}$`)

/** `'(047) 99999-1234'` → `'+5547999991234'`; null for anything but a plausible Brazilian number. */
export function normalizeWhatsapp(typed: string): string | null {
  const compact = typed.replace(/[\s().\u00a0\u2010-\u2015/-]/g, '')
  if (!/^\+?\d+$/.test(compact)) return null
  const digits = compact.replace(/^\+/, '').replace(/^0{1,2}(?=55\d{10,11}$)/, '')
  const isInternational = compact.startsWith('+') || compact.startsWith('00')
  // With 12 or 13 digits a leading 55 is the country, with 10 or 11 it is the area of Santa Maria.
  const hasCountry = digits.startsWith('55') && (isInternational || digits.length >= 12)
  if (isInternational && !hasCountry) return null
  // `0 41 47 …`: calls between areas name a carrier.
  const national = (hasCountry ? digits.slice(2) : digits).replace(/^0(?:[1-9]\d(?=\d{10,11}$))?/, '')
  const isPlausible = [mobile, landline, oldMobile].some((form) => form.test(national))
  return isPlausible ? `+55${national}` : null
}

/** Finds the only number in a text: `'47 99999-1234 (Ana)'`; null when a word divides the digits. */
export function findWhatsapp(typed: string): string | null {
  // `0xx47`: placeholder of the carrier.
  const parts = typed
    .normalize('NFKC')
    .replace(/0\s*xx/gi, '0')
    .split(/\p{L}+/u)
  const [only, ...others] = parts.filter((part) => /\d/.test(part))
  if (only === undefined || others.length > 0) return null
  const signs = only.replace(/[^\d+]/g, '')
  return normalizeWhatsapp(`${signs.startsWith('+') ? '+' : ''}${signs.replace(/\+/g, '')}`)
}

function groupDigits(digits: string): string {
  const isMobile = digits[2] === '9'
  const longest = isMobile ? 11 : 10
  if (digits.length < 3 || digits.length > longest || !/^[1-9]{2}/.test(digits)) return digits
  const end = isMobile ? 7 : 6
  return [`(${digits.slice(0, 2)}) ${digits.slice(2, end)}`, digits.slice(end)].filter(Boolean).join('-')
}

/** Groups digits typed at the end; leaves other edits alone. */
export function groupTyped(before: string, typed: string): string {
  const isGrouped = before === groupDigits(before.replace(/\D/g, ''))
  const isAppended = typed.startsWith(before) && /^\d+$/.test(typed.slice(before.length))
  return isGrouped && isAppended ? groupDigits(typed.replace(/\D/g, '')) : typed
}

export function comparableNumber(typed: string): string | null {
  return findWhatsapp(typed) ?? (typed.replace(/\D/g, '') || null)
}

export const whatsappHost = 'wa.me'

/** Takes digits with the country; opens a chat with an unsent text. */
export function whatsappLink(number: string, text: string): string {
  return `https://${whatsappHost}/${number}?text=${encodeURIComponent(text)}`
}
