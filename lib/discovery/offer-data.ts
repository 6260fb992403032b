import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts'
import { availabilityOf } from '../domain/availability.ts'
import { shippingFor } from '../domain/cart-totals.ts'
import { decimalAmount } from '../domain/money.ts'
import { effectiveAmount, type SanitizedProduct, type Variant } from '../domain/product.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { absoluteAddress } from './json-ld.ts'
import type { Site } from './site-data.ts'

/** Days of the right of withdrawal: Código de Defesa do Consumidor, article 49. */
const withdrawalDays = 7

/** One variant as it is offered: the price is the visible one, everything unknown is left out. */
export function offerOf(
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
    areaServed: site.deliveryZones.map(({ city: name }) => ({ '@type': 'City' as const, name })),
    ...(shipping ? { shippingDetails: others.length > 0 ? [shipping, ...others] : shipping } : {}),
    hasMerchantReturnPolicy: returnPolicy(site),
  }
}

/**
 * The fees for one piece, with the cities of each. Claimed only where they are sure: the weight is known and within the
 * rule, and the price is in the currency of the fees.
 */
function shippingOf({ price, weightGrams }: Variant, { deliveryZones }: Site): OfferShippingDetails[] {
  const citiesOf = new Map<number, string[]>()
  for (const zone of deliveryZones.filter(({ currency }) => currency === price.currency)) {
    const { fee, isEstimate } = shippingFor([{ quantity: 1, weightGrams }], zone)
    if (fee !== null && !isEstimate) citiesOf.set(fee, [...(citiesOf.get(fee) ?? []), zone.city])
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
