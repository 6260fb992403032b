import type { Order, OrderEvent, OrderShipping } from '../domain/order.ts'
import type { SqlValue } from '../server/database/sql.ts'
import type { NewOrder, NewOrderEvent } from './order-journal.ts'

/** Postgres takes any text but the character 0 and halves of a pair; no one can read either. */
function textOf(value: string): string {
  return value.toWellFormed().replaceAll('\0', '')
}

export const optionalText = (value: string | null | undefined) => (value == null ? null : textOf(value))

export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_name, part) => (typeof part === 'string' ? textOf(part) : part))
}

function shippingValues({ zone, fee, weightGrams }: OrderShipping): SqlValue[] {
  return [optionalText(zone), fee, weightGrams]
}

/** The values of the statement that writes an order down, in its order. */
export function newRowValues(
  order: NewOrder,
  { code, at }: { readonly code: string; readonly at: string },
): SqlValue[] {
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
export function wholeRowValues(order: Order): SqlValue[] {
  const { code, createdAt: at } = order
  const [key, requestHash, kind, lines, ...contact] = newRowValues(order, { code, at })
  return [
    ...([key, requestHash, kind, order.state, lines, ...contact] as SqlValue[]),
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
  return [
    event.key,
    event.to,
    at,
    event.to === 'sending' ? sender : null,
    changes.address ?? null,
    changes.lines ? jsonOf(changes.lines) : null,
    changes.metadataSent ?? null,
    changes.customFieldsSent ?? null,
    changes.shipping !== undefined,
    ...(changes.shipping ? shippingValues(changes.shipping) : [null, null, null]),
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
