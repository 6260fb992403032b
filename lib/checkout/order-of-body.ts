import { createHash } from 'node:crypto'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { type CheckoutOffer, checkoutObstacle } from '../domain/checkout.ts'
import { type DeliveryZone, findZone } from '../domain/delivery.ts'
import type { OrderDelivery, OrderLine, OrderShipping } from '../domain/order.ts'
import { makeOrderDetails } from '../domain/order-fields.ts'
import { askedDetails } from '../domain/payment.ts'
import { effectiveAmount, type Product } from '../domain/product.ts'
import type { Quote, QuotedLine, QuoteRequestLine } from '../domain/quote.ts'
import { nominalWeightOf } from '../domain/unit-price.ts'
import { findWhatsapp } from '../domain/whatsapp.ts'

export type FindProduct = (variantId: string) => Product | undefined

function detailsOf(body: ParsedCheckoutBody) {
  return body.kind === 'cart' ? body : (body.delivery ?? null)
}

/** What the shopper entered, complete or not, of what this shop asks. */
export function deliveryOf(
  body: ParsedCheckoutBody,
  { deliveryZones, paymentWays = [] }: CheckoutOffer,
): OrderDelivery | null {
  const details = detailsOf(body)
  if (!details) return null
  const given = makeOrderDetails(({ name }) => details[name]?.trim() ?? null)
  const zone = zoneOf(body, deliveryZones)
  // A place where it is fetched is no city of the shopper's, and is called as the market calls it.
  const city = zone?.isPickup ? zone.city : given.city
  return {
    ...askedDetails({ ...given, city }, paymentWays),
    whatsappNormalized: findWhatsapp(given.whatsapp),
  }
}

/** Whether it is all there, and the city is one of ours: only then it travels to the store. */
export function isCompleteDelivery(body: ParsedCheckoutBody, offer: CheckoutOffer): boolean {
  const details = detailsOf(body)
  return (
    details !== null && checkoutObstacle({ ...details, lineCount: 1, cityConfirmed: true }, offer) === null
  )
}

/** The zone of the city that the shopper entered, or null. */
export function zoneOf(body: ParsedCheckoutBody, zones: readonly DeliveryZone[]): DeliveryZone | null {
  return findZone(detailsOf(body)?.city ?? '', zones)
}

/** What the column of a journal in Postgres holds: two thousand tonnes, which no order weighs. */
const maximumGrams = 2_147_483_647

/**
 * What delivery was said to cost, and for how much weight, as it goes into the journal. Where every city is served, what
 * was written in its place is no name of the market's (trust S54).
 */
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

/** SHA-256 of a body in one spelling: the order in which its keys were written does not matter. */
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
