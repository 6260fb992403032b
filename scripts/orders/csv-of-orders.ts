import { csvText } from '../../lib/server/csv-text.ts'
import { contactOf, operatorFieldsOf } from './print-orders.ts'
import type { SelectedOrder } from './select-orders.ts'

type Fields = ReturnType<typeof operatorFieldsOf>

const operatorColumns = ({ delivery }: SelectedOrder, fields: Fields) =>
  Object.fromEntries(
    fields.map(({ name, operatorName }) => [operatorName.replaceAll(' ', '_'), delivery?.[name] ?? '']),
  )

/** Writes a row per product; amounts in minor units. */
export function csvOfOrders(orders: readonly SelectedOrder[]): string {
  const fields = operatorFieldsOf(orders)
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
      ...operatorColumns(order, fields),
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
      payment: order.paymentUrl,
      request: order.requestId,
      account: order.accountId,
      pending: order.pending,
      market: order.fulfillment,
      market_since: order.fulfillmentAt,
    })),
  )
  return csvText(rows, { columns: rows[0] ? Object.keys(rows[0]) : ['key'] })
}
