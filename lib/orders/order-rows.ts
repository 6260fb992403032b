import type { Order, OrderDelivery, ReturnValues } from '../domain/order.ts'
import { makeOrderDetails, mapOrderFields, type OrderColumn, orderFieldList } from '../domain/order-fields.ts'
import type { SqlValue } from '../server/database/sql.ts'
import type { NewOrder, NewOrderEvent } from './order-journal.ts'

/** Columns of the shopper's delivery details. */
const deliveryColumns = {
  ...mapOrderFields(({ column }) => column),
  whatsappNormalized: 'whatsapp_normalized',
} as const

/** Personal data and data derived from it. */
export const personalColumns: readonly string[] = [
  ...orderFieldList.filter(({ isPersonal }) => isPersonal).map(({ column }) => column),
  deliveryColumns.whatsappNormalized,
]

export type DeliveryRow = Readonly<Record<OrderColumn | 'whatsapp_normalized', string | null>>

export type OrderRow = DeliveryRow & {
  readonly key: Order['key']
  readonly code: string
  readonly request_hash: string
  readonly kind: Order['kind']
  readonly state: Order['state']
  readonly lines: string
  readonly delivery_zone: string | null
  readonly shipping_fee: number | null
  readonly weight_grams: number | null
  readonly payment_url: string | null
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

const truth = (value: number | null) => (value === null ? null : value === 1)

export function orderOf(row: OrderRow): Order {
  return {
    key: row.key,
    code: row.code,
    requestHash: row.request_hash,
    kind: row.kind,
    state: row.state,
    lines: JSON.parse(row.lines),
    delivery: row.city === null ? null : deliveryOf(row),
    shipping: { zone: row.delivery_zone, fee: row.shipping_fee, weightGrams: row.weight_grams },
    paymentUrl: row.payment_url,
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

const deliveryOf = (row: OrderRow): OrderDelivery => ({
  ...makeOrderDetails(({ column }) => row[column]),
  whatsapp: row.whatsapp,
  whatsappNormalized: row.whatsapp_normalized,
})

function returnValuesOf({
  arrival_value: arrival,
  cancellation_value: cancellation,
}: Pick<OrderRow, 'arrival_value' | 'cancellation_value'>): ReturnValues | null {
  return arrival === null || cancellation === null ? null : { arrival, cancellation }
}

/** Postgres rejects NUL and lone surrogates, which no one can read. */
function textOf(value: string): string {
  return value.toWellFormed().replaceAll('\0', '')
}

export const optionalText = (value: string | null | undefined) => (value == null ? null : textOf(value))

export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_name, part) => (typeof part === 'string' ? textOf(part) : part))
}

function deliveryRow(delivery: OrderDelivery | null): DeliveryRow {
  const values = Object.entries(deliveryColumns).map(([name, column]) => [
    column,
    optionalText(delivery?.[name as keyof OrderDelivery]),
  ])
  return Object.fromEntries(values)
}

export type NewRow = Readonly<Record<string, SqlValue>>

export function newRow(
  order: NewOrder,
  { code, at }: { readonly code: string; readonly at: string },
): NewRow {
  return {
    key: order.key,
    request_hash: order.requestHash,
    kind: order.kind,
    state: 'recorded',
    lines: jsonOf(order.lines),
    ...deliveryRow(order.delivery),
    delivery_zone: optionalText(order.shipping.zone),
    shipping_fee: order.shipping.fee,
    weight_grams: order.shipping.weightGrams,
    request_id: order.requestId,
    account_id: order.accountId,
    created_at: at,
    updated_at: at,
    code,
  }
}

export function moveValues(event: NewOrderEvent, { at, sender }: { at: string; sender: string }): SqlValue[] {
  const { changes = {} } = event
  const { shipping } = changes
  return [
    event.key,
    event.to,
    at,
    event.to === 'sending' ? sender : null,
    changes.paymentUrl ?? null,
    changes.lines ? jsonOf(changes.lines) : null,
    changes.metadataSent ?? null,
    changes.customFieldsSent ?? null,
    shipping !== undefined,
    optionalText(shipping?.zone),
    shipping?.fee ?? null,
    shipping?.weightGrams ?? null,
    changes.returnValues?.arrival ?? null,
    changes.returnValues?.cancellation ?? null,
  ]
}

export function noteValues(event: NewOrderEvent, at: string): SqlValue[] {
  return [
    event.key,
    event.from,
    event.to,
    at,
    event.upstreamStatus ?? null,
    optionalText(event.correlationId),
    optionalText(event.detail),
    event.by ?? null,
  ]
}
