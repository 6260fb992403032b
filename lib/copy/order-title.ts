import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { PastOrder } from '../domain/past-order.ts'
import { nothingTitle, stateText } from './order-progress.ts'
import { profileCopy } from './profile.ts'
import { replacementCopy } from './replacement-answer.ts'

const marks: Readonly<Partial<Record<FulfillmentState, string>>> = {
  ready: '✓ ',
  'on-the-way': '✓ ',
  delivered: '✓ ',
  cancelled: '✕ ',
}

/** `✓ Saiu para entrega · Pedido 4F2A`: a tab shows only the beginning. `asked`: open replacements. */
export function orderTitle(
  order: Pick<PastOrder, 'code' | 'state' | 'fulfillment' | 'pickup' | 'lines'>,
  { asked = 0, isByMessage = false, isSent = false } = {},
): string {
  const { code, fulfillment } = order
  if (asked > 0) return `${replacementCopy.answerTitle} · ${profileCopy.orders.code(code.slice(-4))}`
  const mark = marks[nothingTitle(order) ? 'cancelled' : fulfillment] ?? ''
  return `${mark}${stateText(order, isByMessage, isSent)} · ${profileCopy.orders.code(code.slice(-4))}`
}
