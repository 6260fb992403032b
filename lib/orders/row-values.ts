import type { Order, OrderDelivery, OrderEvent } from '../domain/order.ts'
import type { SqlValue } from '../server/database/sql.ts'
import type { NewOrder, NewOrderEvent } from './order-journal.ts'
import { type DeliveryRow, deliveryColumns } from './order-rows.ts'

/** Postgres takes any text but the character 0 and halves of a pair; no one can read either. */
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

/** An order that is written down, by its columns. */
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

/** An order that is copied as it is, by its columns. */
export function wholeRow(order: Order): NewRow {
  return {
    ...newRow(order, { code: order.code, at: order.createdAt }),
    state: order.state,
    updated_at: order.updatedAt,
    address: order.address,
    metadata_sent: order.metadataSent,
    custom_fields_sent: order.customFieldsSent,
    contact_erased_at: order.contactErasedAt,
    arrival_value: order.returnValues?.arrival ?? null,
    cancellation_value: order.returnValues?.cancellation ?? null,
  }
}

/** The values of the statement that writes a change of an order, in its order. */
export function eventValues(key: Order['key'], event: OrderEvent): SqlValue[] {
  const { from, to, at, upstreamStatus, correlationId, detail, by } = event
  return [key, from, to, at, upstreamStatus, optionalText(correlationId), optionalText(detail), by]
}

/** The values of the statement that moves an order, in its order. */
export function moveValues(
  event: NewOrderEvent,
  { at, sender }: { at: string; sender: SqlValue },
): SqlValue[] {
  const { changes = {} } = event
  const { shipping } = changes
  return [
    event.key,
    event.to,
    at,
    event.to === 'sending' ? sender : null,
    changes.address ?? null,
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

/** The values of the statement that notes a move, in its order. */
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
