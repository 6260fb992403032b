import { shippingFor } from '../../domain/cart-totals.ts'
import { type DeliveryZone, ruleFor, ruleIn } from '../../domain/delivery.ts'
import type { Database } from '../../server/database/database.ts'
import { notFound, Refusal } from './answers.ts'
import type { CheckoutBody } from './checkout-body.ts'

type SaleRow = {
  readonly weight_grams: number
  readonly product_title: string
  readonly variant_title: string
  readonly purchasable: number
  readonly amount: number
  readonly sale_amount: number | null
  readonly currency: string
  readonly available: number | null
}

export function findSale(database: Database, variantId: string): SaleRow | null {
  return database.find<SaleRow>(
    `SELECT products.title AS product_title, variants.title AS variant_title, purchasable, amount, sale_amount, currency,
       weight_grams,
       stock - stock_taken AS available
     FROM variants JOIN products ON products.id = product_id
     WHERE variants.id = $variantId AND variants.deleted_at IS NULL AND products.deleted_at IS NULL`,
    { variantId },
  )
}

/** Pieces asked for by variant: two lines of the same thing draw on the same stock. */
export function quantities(items: readonly { variantId: string; quantity: number }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of items) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return sums
}

type NewCheckout = {
  readonly id: string
  readonly createdAt: string
  readonly body: CheckoutBody
  readonly deliveryZones: readonly DeliveryZone[]
}

/** Stores an open checkout at the prices of now; throws a `Refusal` for what cannot be bought. */
export function openCheckout(
  database: Database,
  { id, createdAt, body, deliveryZones }: NewCheckout,
): string {
  const wanted = body.items.map((item) => ({ variantId: item.variant_id, quantity: item.quantity }))
  return database.transaction(() => {
    const parcels: { quantity: number; weightGrams: number }[] = []
    let goods = 0
    const currencies = new Set<string>()
    for (const [variantId, quantity] of quantities(wanted)) {
      const sale = findSale(database, variantId)
      if (!sale) throw notFound(`Variant with id: ${variantId} was not found`)
      if (sale.purchasable !== 1) {
        throw new Refusal({ status: 400, messages: ['Product is not purchasable'], code: 'not_purchasable' })
      }
      if (sale.available !== null && sale.available < quantity) {
        throw new Refusal({
          status: 400,
          messages: [`Variant with id: ${variantId} does not have the required inventory`],
          code: 'insufficient_inventory',
        })
      }
      parcels.push({ quantity, weightGrams: sale.weight_grams })
      goods += (sale.sale_amount ?? sale.amount) * quantity
      currencies.add(sale.currency)
    }
    const [currency] = currencies
    if (currency === undefined || currencies.size > 1) {
      throw new Refusal({ status: 400, messages: ['items must be of one currency'] })
    }
    const rule = ruleFor(body.metadata?.['city'] ?? null, deliveryZones)
    database.run(
      `INSERT INTO checkouts (id, state, created_at, success_url, cancel_url, locale, time_zone, metadata, shipping_fee)
       VALUES ($id, 'open', $createdAt, $successUrl, $cancelUrl, $locale, $timeZone, $metadata, $shippingFee)`,
      {
        id,
        createdAt,
        successUrl: body.successUrl,
        cancelUrl: body.cancelUrl,
        locale: body.locale ?? null,
        timeZone: body.timeZone ?? null,
        metadata: body.metadata ? JSON.stringify(body.metadata) : null,
        shippingFee: shippingFor(parcels, ruleIn(currency, rule), goods).fee,
      },
    )
    body.items.forEach((item, position) => {
      const sale = findSale(database, item.variant_id)
      if (sale) writeItem(database, { id, item, position, sale })
    })
    return currency
  })
}

function writeItem(
  database: Database,
  line: { id: string; item: CheckoutBody['items'][number]; position: number; sale: SaleRow },
): void {
  const { id, item, position, sale } = line
  database.run(
    `INSERT INTO checkout_items (checkout_id, position, variant_id, product_title, variant_title, quantity,
       unit_amount, currency, custom_field_values)
     VALUES ($id, $position, $variantId, $productTitle, $variantTitle, $quantity, $unitAmount, $currency, $values)`,
    {
      id,
      position,
      variantId: item.variant_id,
      productTitle: sale.product_title,
      variantTitle: sale.variant_title,
      quantity: item.quantity,
      unitAmount: sale.sale_amount ?? sale.amount,
      currency: sale.currency,
      values: JSON.stringify(item.custom_field_values ?? []),
    },
  )
}
