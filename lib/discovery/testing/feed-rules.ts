type Item = { readonly [name: string]: unknown }

/** Feed readers with their own rules, as read at `sources` on 26 November 2026. */
export type Reader = 'google' | 'meta'

/**
 * - google: [product data specification](https://support.google.com/merchants/answer/7052112), availability 6324448, gtin
 *   6324461, restricted and coupon prefixes 6286293 and 6286302, brand 6324351, all at support.google.com/merchants/answer/.
 * - meta: [catalogue reference](https://developers.facebook.com/documentation/ads-commerce/catalog/reference), updated 22
 *   April 2026, and [best practices](https://developers.facebook.com/docs/commerce-platform/catalog/best-practices/).
 */
export const rulesOf = {
  google: {
    id: 50,
    title: 150,
    description: 5000,
    brand: 70,
    pictures: 10,
    availability: ['in_stock', 'out_of_stock', 'preorder', 'backorder'],
    line: Number.POSITIVE_INFINITY,
  },
  meta: {
    id: 100,
    title: 200,
    description: 9999,
    brand: 100,
    pictures: 20,
    availability: ['in stock', 'out of stock', 'preorder', 'available for order', 'discontinued'],
    line: 5_242_880,
  },
} as const satisfies Readonly<Record<Reader, object>>

/** Checks a `gtin` by the published tables alone, independent of the shop's code; null when valid. */
export function gtinViolation(gtin: string): string | null {
  if (!/^(?:\d{8}|\d{12}|\d{13}|\d{14})$/.test(gtin)) return 'has 8, 12, 13 or 14 digits'
  const digits = [...gtin.padStart(14, '0')].map(Number)
  const sum = digits
    .slice(0, 13)
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  if ((10 - (sum % 10)) % 10 !== digits[13]) return 'ends with its check digit'
  // "The first digit of a 14-digit GTIN is not considered a part of a prefix."
  const prefix = gtin.length === 8 ? gtin : gtin.padStart(14, '0').slice(1)
  if (/^(?:2|02|04)/.test(prefix)) return 'has no restricted prefix'
  return /^(?:981|982|983|984|99|05)/.test(prefix) ? 'is no coupon' : null
}

export const brandViolation = (brand: string, limit: number = rulesOf.google.brand) =>
  brand.trim() !== brand ||
  brand.length === 0 ||
  brand.length > limit ||
  /^(?:n\/a|generic|no brand)$/i.test(brand)
    ? 'is the name of a brand'
    : null

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const isLength = (value: unknown, limit: number) => {
  const text = String(value ?? '')
  return text.trim() !== '' && text.length <= limit
}
const isAddress = (value: unknown) => /^https?:\/\/[^\s/]+\/\S*$/.test(String(value))
const isPrice = (value: unknown) =>
  /^\d+\.\d{2} [A-Z]{3}$/.test(String(value)) && !/^0+\.00 /.test(String(value))

export function feedViolations(items: readonly Item[], reader: Reader): readonly string[] {
  const rules = rulesOf[reader]
  const violations: string[] = []
  const ids = new Set<unknown>()
  for (const item of items) {
    const check = (isRight: boolean, rule: string) => {
      if (!isRight) violations.push(`${String(item['g:id'])}: ${rule}`)
    }
    const [id, gtin, brand] = [item['g:id'], item['g:gtin'], item['g:brand']]
    check(isLength(id, rules.id) && !ids.has(id), 'F1 has an id of its own')
    ids.add(id)
    check(isLength(item['g:title'], rules.title), 'F2 has a title that is short enough')
    const description = String(item['g:description'])
    const isPlain = isLength(description, rules.description) && !/<[a-z/]|&[a-z]+;/i.test(description)
    check(isPlain, 'F3 has a description without markup')
    check(isAddress(item['g:link']), 'F4 has the address of its page')
    const pictures = listOf(item['g:additional_image_link'])
    check(isAddress(item['g:image_link']) && pictures.every(isAddress), 'F5 has addresses of pictures')
    check(pictures.length <= rules.pictures, 'F5 has no more pictures than are taken')
    check(
      rules.availability.some((known) => known === item['g:availability']),
      'F6 is spelt as this reader does',
    )
    check(isPrice(item['g:price']), 'F7 has a price above zero with its currency')
    const sale = item['g:sale_price']
    check(sale === undefined || isPrice(sale), 'F8 has such a sale price, or none')
    check(item['g:condition'] === 'new', 'F9 has a condition')
    check(
      gtin === undefined || gtinViolation(String(gtin)) === null,
      `F10 gtin ${gtinViolation(String(gtin))}`,
    )
    check(
      brand === undefined || brandViolation(String(brand), rules.brand) === null,
      'F11 has a brand, or says none',
    )
  }
  return violations
}
