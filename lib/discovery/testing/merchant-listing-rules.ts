import { brandViolation, gtinViolation } from './feed-rules.ts'

export type JsonLdNode = { readonly [key: string]: unknown }

const availabilities = ['InStock', 'OutOfStock', 'PreOrder', 'BackOrder', 'SoldOut', 'Discontinued']
const conditions = ['NewCondition', 'UsedCondition', 'RefurbishedCondition']
const dimensions = ['color', 'size', 'suggestedAge', 'suggestedGender', 'material', 'pattern']
// Unknown here, so never to be published.
const inventions = ['aggregateRating', 'review', 'gtin13', 'mpn', 'priceValidUntil']

const schema = (names: readonly string[]) => names.map((name) => `https://schema.org/${name}`)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: unknown) => isText(value) && /^https?:\/\/[^/]+\//.test(value)
const asNode = (value: unknown): JsonLdNode =>
  value && typeof value === 'object' ? (value as JsonLdNode) : {}
const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

type Check = (isRight: boolean, rule: string) => void

/** Lists violations of Google's merchant listing rules; sources: docs/structured-data.md. */
export function merchantListingViolations(product: JsonLdNode): readonly string[] {
  const violations: string[] = []
  const check: Check = (isRight, rule) => {
    if (!isRight) violations.push(`${String(product['name'])}: ${rule}`)
  }
  const isGroup = product['@type'] === 'ProductGroup'
  check(isGroup || product['@type'] === 'Product', 'M1 is a Product or a ProductGroup')
  check(isText(product['name']), 'M2 has a name')
  for (const word of inventions) {
    check(!JSON.stringify(product).includes(`"${word}"`), `M14 says nothing of ${word}`)
  }
  if (isGroup) checkGroup(product, check)
  else checkProduct(product, check)
  return violations
}

function checkGroup(group: JsonLdNode, check: Check): void {
  const variants = asList(group['hasVariant']).map(asNode)
  check(isText(group['productGroupID']), 'M10 has a productGroupID')
  check(isAddress(group['url']), 'M10 has the address of the page')
  check(variants.length > 1, 'M11 holds its variants')
  const { variesBy } = group
  check(
    variesBy === undefined || schema(dimensions).includes(String(variesBy)),
    'M12 varies by a dimension that exists',
  )
  const dimension = String(variesBy ?? '')
    .split('/')
    .at(-1)
  for (const variant of variants) {
    checkProduct(variant, check)
    check(variesBy === undefined || isText(variant[dimension ?? '']), 'M12 every variant says its own value')
  }
  const unlike = (values: readonly unknown[]) => new Set(values).size === values.length
  check(unlike(variants.map(({ sku }) => sku)), 'M13 every variant has a sku of its own')
  check(
    unlike(variants.map(({ offers }) => asNode(offers)['url'])),
    'M13 every variant has an address of its own',
  )
}

function checkProduct(product: JsonLdNode, check: Check): void {
  const pictures = asList(product['image'])
  check(isText(product['name']), 'M2 has a name')
  check(pictures.length > 0 && pictures.every(isAddress), 'M3 has pictures with absolute addresses')
  check(isText(product['sku']), 'M9 has a sku')
  const { gtin, brand } = product
  check(gtin === undefined || gtinViolation(String(gtin)) === null, 'M17 has a number that is on the pack')
  const isBrand = asNode(brand)['@type'] === 'Brand' && brandViolation(String(asNode(brand)['name'])) === null
  check(brand === undefined || isBrand, 'M18 has a Brand with a name')
  const offers = asList(product['offers'])
  check(offers.length === 1 && asNode(offers[0])['@type'] === 'Offer', 'M4 has one Offer, no AggregateOffer')
  checkOffer(asNode(offers[0]), check)
}

function checkOffer(offer: JsonLdNode, check: Check): void {
  check(/^\d+(\.\d+)?$/.test(String(offer['price'])), 'M5 has a price in digits with a point')
  check(Number(offer['price']) > 0, 'M5 has a price above zero')
  check(/^[A-Z]{3}$/.test(String(offer['priceCurrency'])), 'M6 has an ISO 4217 currency')
  check(schema(availabilities).includes(String(offer['availability'])), 'M7 has an availability that exists')
  check(schema(conditions).includes(String(offer['itemCondition'])), 'M7 has a condition that exists')
  check(isAddress(offer['url']), 'M7 has an absolute address')
  const shipping = offer['shippingDetails']
  if (shipping !== undefined) checkShipping(asNode(shipping), check)
  checkReturns(asNode(offer['hasMerchantReturnPolicy']), check)
}

function checkShipping(shipping: JsonLdNode, check: Check): void {
  const rate = asNode(shipping['shippingRate'])
  const regions = asList(shipping['shippingDestination']).map(asNode)
  check(shipping['@type'] === 'OfferShippingDetails', 'M8 shipping is an OfferShippingDetails')
  check(rate['value'] === '12.00' && rate['currency'] === 'BRL', 'M8 the rate is that of the shop')
  check(
    regions.length > 0 &&
      regions.every((region) => region['addressCountry'] === 'BR' && isText(region['name'])),
    'M8 ships to named cities in Brazil',
  )
}

function checkReturns(policy: JsonLdNode, check: Check): void {
  check(policy['applicableCountry'] === 'BR', 'M15 the return policy is for Brazil')
  check(
    policy['returnPolicyCategory'] === 'https://schema.org/MerchantReturnFiniteReturnWindow',
    'M15 returns end some day',
  )
  check(policy['merchantReturnDays'] === 7, 'M15 and that is after 7 days')
  check(isAddress(policy['merchantReturnLink']), 'M15 links to the page that explains it')
}
