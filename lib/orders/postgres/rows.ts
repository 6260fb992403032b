import type { Order, OrderDelivery, OrderEvent, OrderShipping } from '../../domain/order.ts'
import type { PostgresValue } from '../../server/database/postgres.ts'
import { digestOrderCode } from '../order-code.ts'
import type { NewOrder, NewOrderEvent } from '../order-journal.ts'
import { linesOf, returnValuesOf } from '../order-rows.ts'

export type OrderRow = {
  readonly key: Order['key']
  /** Null in an order that a release without codes has just written. */
  readonly code: string | null
  readonly request_hash: string
  readonly kind: Order['kind']
  readonly state: Order['state']
  readonly lines: Order['lines']
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
  readonly metadata_sent: boolean | null
  readonly custom_fields_sent: boolean | null
  readonly request_id: string
  readonly account_id: string | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly contact_erased_at: Date | null
  readonly fulfillment: Order['fulfillment']
  readonly fulfillment_at: Date | null
}

export function orderOf(row: OrderRow): Order {
  const { city, whatsapp, substitution } = row
  return {
    key: row.key,
    code: row.code ?? digestOrderCode(row.key),
    requestHash: row.request_hash,
    kind: row.kind,
    state: row.state,
    lines: linesOf(row.lines),
    delivery:
      city === null ? null : { city, whatsapp, whatsappNormalized: row.whatsapp_normalized, substitution },
    shipping: { zone: row.delivery_zone, fee: row.shipping_fee, weightGrams: row.weight_grams },
    address: row.address,
    returnValues: returnValuesOf(row),
    metadataSent: row.metadata_sent,
    customFieldsSent: row.custom_fields_sent,
    requestId: row.request_id,
    accountId: row.account_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    contactErasedAt: row.contact_erased_at?.toISOString() ?? null,
    fulfillment: row.fulfillment,
    fulfillmentAt: row.fulfillment_at?.toISOString() ?? null,
  }
}

export type EventRow = Omit<OrderEvent, 'at'> & { readonly at: Date }

export function eventOf({ at, ...event }: EventRow): OrderEvent {
  return { ...event, at: at.toISOString() }
}

/** Postgres takes any text but the character 0 and halves of a pair; neither can be read by anybody. */
function textOf(value: string): string {
  return value.toWellFormed().replaceAll('\0', '')
}

export const optionalText = (value: string | null | undefined) => (value == null ? null : textOf(value))

function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_name, part) => (typeof part === 'string' ? textOf(part) : part))
}

function shippingValues({ zone, fee, weightGrams }: OrderShipping): PostgresValue[] {
  return [optionalText(zone), fee, weightGrams]
}

/** The values of the statement that writes an order down, in its order. */
export function newRowValues(
  order: NewOrder,
  { code, at }: { readonly code: string; readonly at: string },
): PostgresValue[] {
  const { delivery } = order
  return [
    order.key,
    order.requestHash,
    order.kind,
    jsonOf(order.lines),
    optionalText(delivery?.city),
    optionalText(delivery?.whatsapp),
    delivery?.whatsappNormalized ?? null,
    delivery?.substitution ?? null,
    ...shippingValues(order.shipping),
    order.requestId,
    order.accountId,
    at,
    code,
  ]
}

/** The values of the statement that copies an order as it is, in its order. */
export function wholeRowValues(order: Order): PostgresValue[] {
  const { code, createdAt: at } = order
  const [key, requestHash, kind, lines, ...contact] = newRowValues(order, { code, at })
  return [
    ...([key, requestHash, kind, order.state, lines, ...contact] as PostgresValue[]),
    order.updatedAt,
    order.address,
    order.metadataSent,
    order.customFieldsSent,
    order.contactErasedAt,
    order.returnValues?.arrival ?? null,
    order.returnValues?.cancellation ?? null,
  ]
}

/** The values of the statement that writes a change of an order, in its order. */
export function eventValues(key: Order['key'], event: OrderEvent): PostgresValue[] {
  const { from, to, at, upstreamStatus, correlationId, detail, by } = event
  return [key, from, to, at, upstreamStatus, optionalText(correlationId), optionalText(detail), by]
}

/** The values of the statement that moves an order, in its order. */
export function moveValues(
  event: NewOrderEvent,
  { at, sender }: { at: string; sender: number },
): PostgresValue[] {
  const { changes = {} } = event
  return [
    event.key,
    [...event.from],
    event.to,
    at,
    event.to === 'sending' ? sender : null,
    changes.address ?? null,
    changes.lines ? jsonOf(changes.lines) : null,
    changes.metadataSent ?? null,
    changes.customFieldsSent ?? null,
    event.upstreamStatus ?? null,
    optionalText(event.correlationId),
    optionalText(event.detail),
    changes.shipping !== undefined,
    ...(changes.shipping ? shippingValues(changes.shipping) : [null, null, null]),
    changes.returnValues?.arrival ?? null,
    changes.returnValues?.cancellation ?? null,
    event.by ?? null,
  ]
}
