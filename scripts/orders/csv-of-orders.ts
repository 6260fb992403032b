import { stringify } from 'csv-stringify/sync'
import { contactOf } from './print-orders.ts'
import type { SelectedOrder } from './select-orders.ts'

/** One row per product, with its order beside it; amounts in minor units. No cell is ever a formula. */
export function csvOfOrders(orders: readonly SelectedOrder[]): string {
  const rows = orders.flatMap((order) =>
    order.lines.map((line) => ({
      key: order.key,
      created_at: order.createdAt,
      updated_at: order.updatedAt,
      state: order.state,
      kind: order.kind,
      contact: contactOf(order),
      contact_typed: order.delivery?.whatsapp ?? '',
      city: order.delivery?.city ?? '',
      zone: order.shipping.zone,
      shipping_fee: order.shipping.fee,
      weight_grams: order.shipping.weightGrams,
      if_missing: order.delivery?.substitution ?? '',
      details_sent: order.metadataSent,
      fields_sent: order.customFieldsSent,
      variant_id: line.variantId,
      product: line.title,
      variant: line.variantTitle,
      quantity: line.quantity,
      amount_seen: line.seenAmount,
      amount_quoted: line.quotedAmount,
      currency: line.currency,
      if_this_is_missing: line.substitution,
      note: line.note,
      payment: order.address,
      request: order.requestId,
      account: order.accountId,
      pending: order.pending,
    })),
  )
  return stringify(rows, {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: rows[0] ? Object.keys(rows[0]) : ['key'],
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      // A number in full form begins like a formula and is none; with a quote before it no program could dial it.
      string: (value) => (/^\+\d{8,15}$/.test(value) ? { value, escape_formulas: false } : value),
    },
  })
}
