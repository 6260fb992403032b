import { createHash } from 'node:crypto'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { noDelivery } from '../domain/account.ts'
import {
  askedDetails,
  type CheckoutObstacle,
  type CheckoutOffer,
  checkoutObstacle,
} from '../domain/checkout.ts'
import { type DeliveryZone, findZone } from '../domain/delivery.ts'
import type { OrderDelivery, OrderLine, OrderShipping } from '../domain/order.ts'
import { makeOrderDetails } from '../domain/order-fields.ts'
import { effectiveAmount, type Product } from '../domain/product.ts'
import type { Quote, QuotedLine, QuoteRequestLine } from '../domain/quote.ts'
import { nominalWeightOf } from '../domain/unit-price.ts'
import { findWhatsapp } from '../domain/whatsapp.ts'

export type FindProduct = (variantId: string) => Product | undefined

function detailsOf(body: ParsedCheckoutBody) {
  return body.kind === 'cart' ? body : (body.delivery ?? null)
}

export function deliveryOf(body: ParsedCheckoutBody, offer: CheckoutOffer): OrderDelivery | null {
  const details = detailsOf(body)
  if (!details) return null
  const given = makeOrderDetails(({ name }) => details[name]?.trim() ?? null)
  const zone = zoneOf(body, offer.deliveryZones)
  // A pickup place is not the shopper's city and keeps the market's name.
  const city = zone?.isPickup ? zone.city : given.city
  return {
    ...askedDetails({ ...given, city }, offer),
    whatsappNormalized: findWhatsapp(given.whatsapp),
  }
}

/** Returns null for complete details in a served city; only then are they sent to the store. */
export function findObstacle(body: ParsedCheckoutBody, offer: CheckoutOffer): CheckoutObstacle | null {
  const details = detailsOf(body) ?? noDelivery
  return checkoutObstacle({ ...details, lineCount: body.items.length, cityConfirmed: true }, offer)
}

export function zoneOf(body: ParsedCheckoutBody, zones: readonly DeliveryZone[]): DeliveryZone | null {
  return findZone(detailsOf(body)?.city ?? '', zones)
}

/** Maximum of the Postgres integer column; no order weighs two thousand tonnes. */
const maximumGrams = 2_147_483_647

/** Builds fee and weight for the journal; free text typed as a city is no zone (trust S54). */
export function shippingOf({ shipping }: Pick<Quote, 'shipping'>, zone: DeliveryZone | null): OrderShipping {
  const { fee, weightGrams, isEstimate } = shipping
  const name = zone && !zone.isArranged ? zone.city : null
  const isKnown = !isEstimate && weightGrams <= maximumGrams
  return { zone: name, fee, weightGrams: isKnown ? Math.round(weightGrams) : null }
}

const noWeight = { nominalGrams: null, isSoldByWeight: false }

export function orderLinesOf(
  body: ParsedCheckoutBody,
  quote: Quote,
  findProductOf: FindProduct,
): OrderLine[] {
  const choice = detailsOf(body)?.substitution ?? null
  return body.items.map(({ variantId, quantity, seenAmount, substitution, note }, index) => {
    const product = findProductOf(variantId)
    const variant = product?.variants.find(({ id }) => id === variantId)
    const title = product?.title || variantId
    const quoted = quote.lines[index]?.variantId === variantId ? quote.lines[index] : undefined
    const price = (quoted ?? quote.lines.find((line) => line.variantId === variantId))?.price ?? null
    return {
      variantId,
      title,
      variantTitle: variant && variant.title !== title ? variant.title : null,
      quantity,
      seenAmount,
      quotedAmount: price && effectiveAmount(price),
      currency: price?.currency ?? null,
      substitution: substitution && substitution !== choice ? substitution : null,
      note: note?.trim() || null,
      ...(product && variant ? nominalWeightOf(product, variant) : noWeight),
    }
  })
}

export function quoteLinesOf({ items }: ParsedCheckoutBody): QuoteRequestLine[] {
  return items.map(({ variantId, quantity, seenAmount }) => ({ variantId, quantity, seenAmount }))
}

export function changedLines({ lines }: Quote): readonly QuotedLine[] {
  return lines.filter(({ changes }) => changes.length > 0)
}

/** Hashes the body with SHA-256, independent of the order of its keys. */
export function requestHashOf(body: ParsedCheckoutBody): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.filter(([, part]) => part !== undefined).map(([name, part]) => [name, sorted(part)])
}
