import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product as ProductData,
  ProductGroup,
  Thing,
} from 'schema-dts'
import { availabilityOf } from '../domain/availability.ts'
import { shippingFor } from '../domain/cart-totals.ts'
import { deliveredZones, missingToMinimum } from '../domain/delivery.ts'
import { decimalAmount } from '../domain/money.ts'
import { effectiveAmount, type SanitizedProduct, type Variant } from '../domain/product.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { foldText } from '../domain/text.ts'
import { variantAddress } from '../domain/variant-address.ts'
import { absoluteAddress, areasOf, type Site } from './site-data.ts'

/** Days of withdrawal: Código de Defesa do Consumidor, article 49. */
const withdrawalDays = 7

/** Builds a variant's offer at the visible price; omits unknown values. */
function offerOf(
  product: SanitizedProduct,
  variant: Variant,
  { site, url }: { readonly site: Site; readonly url: string },
): Offer {
  const { price } = variant
  const isAvailable = availabilityOf(product, variant).kind === 'available'
  const [shipping, ...others] = shippingOf(variant, site)
  return {
    '@type': 'Offer',
    url,
    price: decimalAmount({ amount: effectiveAmount(price), currency: price.currency }),
    priceCurrency: price.currency.toUpperCase(),
    availability: isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    areaServed: areasOf(site.deliveryZones),
    ...(shipping ? { shippingDetails: others.length > 0 ? [shipping, ...others] : shipping } : {}),
    hasMerchantReturnPolicy: returnPolicy(site),
  }
}

/** Lists delivery fees per city, only certain ones. */
function shippingOf({ price, weightGrams }: Variant, { deliveryZones }: Site): OfferShippingDetails[] {
  const citiesOf = new Map<number, string[]>()
  const amount = effectiveAmount(price)
  for (const zone of deliveredZones(deliveryZones).filter(({ currency }) => currency === price.currency)) {
    const { fee, isEstimate } = shippingFor([{ quantity: 1, weightGrams }], zone, amount)
    const isEnough = missingToMinimum({ amount, currency: price.currency }, zone) === 0
    if (fee !== null && !isEstimate && isEnough) citiesOf.set(fee, [...(citiesOf.get(fee) ?? []), zone.city])
  }
  return [...citiesOf].map(([fee, cities]) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimalAmount({ amount: fee, currency: price.currency }),
      currency: price.currency.toUpperCase(),
    },
    shippingDestination: cities.map((name) => ({
      '@type': 'DefinedRegion' as const,
      addressCountry: 'BR',
      name,
    })),
  }))
}

function returnPolicy({ siteUrl }: Site): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'BR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: absoluteAddress(siteUrl, publicPaths.returns),
  }
}

type Options = {
  readonly site: Site
  readonly path: string
}

/** Google's limit. */
const maximumDescription = 5000

// Dimensions Google knows, by Brazilian wording; others stay unnamed.
const dimensions: readonly (readonly [RegExp, string])[] = [
  [/^(tamanho|peso|volume|embalagem|quantidade|medida)s?$/, 'https://schema.org/size'],
  [/^cor(es)?$/, 'https://schema.org/color'],
  [/^materia(l|is)$/, 'https://schema.org/material'],
]

/** Describes a product with offers; null without a name or offers: samples are never described. */
export function productData(product: SanitizedProduct, { site, path }: Options): Thing | null {
  const [first, ...others] = product.variants
  if (!first || product.merchantTitle === '') return null
  const url = absoluteAddress(site.siteUrl, path)
  const common = { name: product.merchantTitle, url, ...descriptionOf(product) }
  const pictures = product.merchantPictures.map((picture) => absoluteAddress(site.siteUrl, picture))
  if (others.length === 0) {
    const single: ProductData = {
      '@type': 'Product',
      ...common,
      ...imageOf(pictures),
      ...identityOf(first),
      ...brandOf(product),
      offers: offerOf(product, first, { site, url }),
    }
    return single
  }
  const dimension = dimensionOf(product)
  const variants = product.variants.map((variant): ProductData => {
    const title = variant.title || product.merchantTitle
    const own = variant.picture === null ? [] : [absoluteAddress(site.siteUrl, variant.picture)]
    return {
      '@type': 'Product',
      name: variant.title ? `${product.merchantTitle} ${variant.title}` : product.merchantTitle,
      ...imageOf(own.length > 0 ? own : pictures),
      ...identityOf(variant),
      ...brandOf(product),
      ...(dimension === 'https://schema.org/size' ? { size: title } : {}),
      ...(dimension === 'https://schema.org/color' ? { color: title } : {}),
      ...(dimension === 'https://schema.org/material' ? { material: title } : {}),
      offers: offerOf(product, variant, { site, url: variantAddress(url, variant, product) }),
    }
  })
  const group: ProductGroup = {
    '@type': 'ProductGroup',
    ...common,
    ...imageOf(pictures),
    productGroupID: product.id,
    ...(dimension ? { variesBy: dimension } : {}),
    hasVariant: variants,
  }
  return group
}

function descriptionOf({ descriptionText }: SanitizedProduct) {
  return descriptionText === '' ? {} : { description: descriptionText.slice(0, maximumDescription) }
}

function imageOf(pictures: readonly string[]) {
  return pictures.length === 0 ? {} : { image: [...pictures] }
}

/** Uses the feed's id as sku (rule M16), which lets Google match them. */
function identityOf({ id, gtin, weightGrams }: Variant) {
  return {
    sku: id,
    ...(gtin === undefined ? {} : { gtin }),
    ...(weightGrams === null || weightGrams === 0
      ? {}
      : { weight: { '@type': 'QuantitativeValue' as const, value: weightGrams, unitCode: 'GRM' } }),
  }
}

function brandOf({ brand }: SanitizedProduct) {
  return brand === undefined ? {} : { brand: { '@type': 'Brand' as const, name: brand } }
}

function dimensionOf({ options }: SanitizedProduct): string | null {
  const [option, ...others] = options
  if (!option || others.length > 0) return null
  const title = foldText(option.title)
  return dimensions.find(([words]) => words.test(title))?.[1] ?? null
}
