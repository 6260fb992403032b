import type { Order, OrderDelivery, OrderLine, ReturnValues } from '../domain/order.ts'
import { digestOrderCode } from './order-code.ts'

export type OrderRow = {
  readonly key: Order['key']
  /** Null in an order that a release without codes has just written. */
  readonly code: string | null
  readonly request_hash: string
  readonly kind: Order['kind']
  readonly state: Order['state']
  /** JSON. */
  readonly lines: string
  readonly city: string | null
  readonly whatsapp: string | null
  readonly whatsapp_normalized: string | null
  readonly substitution: OrderDelivery['substitution']
  readonly delivery_zone: string | null
  readonly shipping_fee: number | null
  readonly weight_grams: number | null
  readonly address: string | null
  readonly arrival_value: string | null
  readonly cancellation_value: string | null
  readonly metadata_sent: number | null
  readonly custom_fields_sent: number | null
  readonly request_id: string
  readonly account_id: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly contact_erased_at: string | null
  readonly fulfillment: Order['fulfillment']
  readonly fulfillment_at: string | null
}

/** Lines of older releases do not say what a piece weighs, nor whether it is sold by that. */
function linesOf(lines: readonly StoredLine[]): readonly OrderLine[] {
  return lines.map((line) => ({ ...unknownWeight, ...line }))
}

type StoredLine = Omit<OrderLine, keyof typeof unknownWeight> & Partial<OrderLine>
const unknownWeight = { nominalGrams: null, isSoldByWeight: null }

const truth = (value: number | null) => (value === null ? null : value === 1)

export function orderOf(row: OrderRow): Order {
  const { city, whatsapp, substitution } = row
  return {
    key: row.key,
    code: row.code ?? digestOrderCode(row.key),
    requestHash: row.request_hash,
    kind: row.kind,
    state: row.state,
    lines: linesOf(JSON.parse(row.lines)),
    delivery:
      city === null ? null : { city, whatsapp, whatsappNormalized: row.whatsapp_normalized, substitution },
    shipping: { zone: row.delivery_zone, fee: row.shipping_fee, weightGrams: row.weight_grams },
    address: row.address,
    returnValues: returnValuesOf(row),
    metadataSent: truth(row.metadata_sent),
    customFieldsSent: truth(row.custom_fields_sent),
    requestId: row.request_id,
    accountId: row.account_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    contactErasedAt: row.contact_erased_at,
    fulfillment: row.fulfillment,
    fulfillmentAt: row.fulfillment_at,
  }
}

function returnValuesOf({
  arrival_value: arrival,
  cancellation_value: cancellation,
}: Pick<OrderRow, 'arrival_value' | 'cancellation_value'>): ReturnValues | null {
  return arrival === null || cancellation === null ? null : { arrival, cancellation }
}
