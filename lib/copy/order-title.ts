import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { PastOrder } from '../domain/past-order.ts'
import { stateText } from './order-progress.ts'
import { profileCopy } from './profile.ts'

const marks: Readonly<Partial<Record<FulfillmentState, string>>> = {
  ready: '✓ ',
  'on-the-way': '✓ ',
  delivered: '✓ ',
  cancelled: '✕ ',
}

/** `✓ Saiu para entrega · Pedido 4F2A`: of a tab, which shows its beginning alone. */
export function orderTitle(order: Pick<PastOrder, 'code' | 'fulfillment' | 'pickup' | 'isReceived'>): string {
  const { code, fulfillment } = order
  return `${marks[fulfillment] ?? ''}${stateText(order)} · ${profileCopy.orders.code(code.slice(-4))}`
}
