import { formatMoney } from '../../lib/copy/money.ts'
import type { FulfillmentEvent } from '../../lib/domain/fulfillment.ts'
import { isContactErased, type OrderEvent, type OrderLine } from '../../lib/domain/order.ts'
import { orderFieldList } from '../../lib/domain/order-fields.ts'
import { productsTotal } from '../../lib/domain/settlement.ts'
import { printableText as plain } from '../../lib/domain/text.ts'
import { shownTime } from './moments.ts'
import type { SelectedOrder } from './select-orders.ts'

function money(amount: number | null, currency: string | null): string {
  return amount === null || currency === null ? '?' : formatMoney({ amount, currency }).replace('\u00a0', ' ')
}

function totalOf({ lines }: SelectedOrder): string {
  const total = productsTotal(lines)
  return money(total?.amount ?? null, total?.currency ?? null)
}

export function contactOf(order: SelectedOrder): string {
  const { delivery } = order
  if (isContactErased(order)) return 'erased'
  return delivery?.whatsappNormalized ?? delivery?.whatsapp ?? ''
}

function sentInWords({ delivery, metadataSent, customFieldsSent }: SelectedOrder): string {
  if (!delivery) return 'no details'
  if (metadataSent) return 'details sent'
  if (customFieldsSent) return 'sent in fields'
  return metadataSent === null ? 'not known' : 'DETAILS NOT SENT'
}

/** Formats `Itajaí, R$ 18,50, 3600 g`, omitting unknown values. */
function shippingText({ shipping, lines }: SelectedOrder): string {
  const { zone, fee, weightGrams } = shipping
  const parts = [
    zone,
    fee !== null && money(fee, lines[0]?.currency ?? null),
    weightGrams !== null && `${weightGrams} g`,
  ]
  return parts.filter(Boolean).join(', ') || '-'
}

function lineText(line: OrderLine): string {
  const title = [line.title, line.variantTitle].filter(Boolean).join(', ')
  const changed =
    line.seenAmount !== null && line.seenAmount !== line.quotedAmount
      ? ` (seen: ${money(line.seenAmount, line.currency)})`
      : ''
  const wishes = [line.substitution && `if missing: ${line.substitution}`, line.note && `note: ${line.note}`]
  const wish = wishes.filter(Boolean).join('; ')
  const price = `${money(line.quotedAmount, line.currency)} each${changed}`
  return plain(`    ${line.quantity} x ${title}  ${price}${wish ? `  [${wish}]` : ''}`)
}

type Named = Pick<(typeof orderFieldList)[number], 'name'> & { readonly operatorName: string }

export function operatorFieldsOf(orders: readonly SelectedOrder[]): readonly Named[] {
  return orderFieldList.flatMap(({ name, operatorName, isOptional }) =>
    operatorName === null || (isOptional && !orders.some(({ delivery }) => delivery?.[name]))
      ? []
      : [{ name, operatorName }],
  )
}

const headingsOf = (fields: readonly Named[]) => [
  ...['time', 'state', 'market', 'kind', 'total', 'contact', 'city'],
  ...fields.map(({ operatorName }) => operatorName),
  ...['store', 'key'],
]

function cellsOf(order: SelectedOrder, fields: readonly Named[]): string[] {
  return [
    shownTime(order.createdAt),
    order.state,
    // Most wait, and many never change.
    order.fulfillment === 'waiting' ? '' : order.fulfillment,
    order.kind,
    totalOf(order),
    contactOf(order),
    order.delivery?.city ?? '',
    ...fields.map(({ name }) => order.delivery?.[name] ?? ''),
    sentInWords(order),
    order.key,
  ].map(plain)
}

/** Escapes terminal controls that `JSON.stringify` leaves. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (found) =>
    found
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

/** Prints orders with products, and why one needs attention. */
export function tableOf(orders: readonly SelectedOrder[]): string {
  const fields = operatorFieldsOf(orders)
  const headings = headingsOf(fields)
  const rows = [headings, ...orders.map((order) => cellsOf(order, fields))]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const align = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const blocks = orders.map((order, index) =>
    [
      align(rows[index + 1] ?? []),
      ...order.lines.map(lineText),
      ...(order.pending ? [`    ! ${order.pending}`] : []),
    ].join('\n'),
  )
  return [align(headings), ...blocks].join('\n')
}

function eventText({ from, to, at, upstreamStatus, correlationId, detail, by }: OrderEvent): string {
  const parts = [
    upstreamStatus && `status ${upstreamStatus}`,
    correlationId && `correlation ${correlationId}`,
    detail,
    by && `noted by ${by}`,
  ]
  const rest = parts.filter(Boolean).join(', ')
  return plain(`    ${at}  ${from ?? '-'} -> ${to}${rest ? `  (${rest})` : ''}`)
}

function workText(event: FulfillmentEvent, currency: string | null): string {
  const { at, by } = event
  if (event.kind === 'answer') {
    return plain(`    ${at}  line ${event.line + 1} ${event.answer} by its shopper: ${event.replacement}`)
  }
  if (event.kind !== 'pick') {
    const end = `${event.isUndo ? ' (taken back)' : ''}  ${by}`
    if (event.kind === 'move') return plain(`    ${at}  ${event.from} -> ${event.to}${end}`)
    if (event.kind === 'payment') return plain(`    ${at}  seen paid${end}`)
    const done = event.kind === 'fee' ? 'for delivery' : event.amount < 0 ? 'given back' : 'received'
    return plain(`    ${at}  ${money(Math.abs(event.amount), currency)} ${done}${end}`)
  }
  const { line, state, quantity, weightGrams, replacement } = event
  const rest = [
    quantity !== null && `${quantity} pieces`,
    weightGrams !== null && `${weightGrams} g`,
    replacement,
  ]
  return plain(`    ${at}  line ${line + 1} ${[state, ...rest.filter(Boolean)].join(', ')}  ${by}`)
}

export function detailOf(
  order: SelectedOrder,
  events: readonly OrderEvent[],
  work: readonly FulfillmentEvent[],
): string {
  const { delivery } = order
  const facts: [string, string][] = [
    ['key', order.key],
    ['code', order.code],
    ['state', order.state],
    ['market', order.fulfillment],
    ['kind', order.kind],
    ['created', `${shownTime(order.createdAt)} (${order.createdAt})`],
    ['contact', delivery ? `${contactOf(order)} (typed: ${delivery.whatsapp ?? '-'})` : '-'],
    ['city', delivery?.city ?? '-'],
    ['delivery', shippingText(order)],
    ...operatorFieldsOf([order]).map(({ name, operatorName }): [string, string] => [
      operatorName,
      delivery?.[name] ?? '-',
    ]),
    ['store', sentInWords(order)],
    ['total', `${totalOf(order)} without shipping`],
    ['payment', order.paymentUrl ?? '-'],
    ['request', order.requestId],
    ['account', order.accountId || '-'],
  ]
  return [
    ...facts.map(([name, value]) => `${name.padEnd(14)}${plain(value)}`),
    'products',
    ...order.lines.map(lineText),
    'changes',
    ...events.map(eventText),
    ...(work.length > 0
      ? ['market', ...work.map((event) => workText(event, order.lines[0]?.currency ?? null))]
      : []),
    ...(order.pending ? [`! ${order.pending}`] : []),
  ].join('\n')
}
