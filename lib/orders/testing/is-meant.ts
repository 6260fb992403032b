import type { Order } from '../../domain/order.ts'
import { attentionOf } from '../../domain/order-attention.ts'
import { foldText } from '../../domain/text.ts'
import type { OrderFilter } from '../order-journal.ts'
import { digestOrderCode } from './sample-orders.ts'

/** The filter in plain words. */
export function isMeant(order: Order, filter: OrderFilter): boolean {
  const { key, createdAt, lines, delivery, shipping } = order
  const { since = '', until = '9', code = '', codeEnd = '', title, city, lastDigits = '' } = filter
  const titles = lines.map((line) => foldText(`${line.title} ${line.variantTitle ?? ''}`))
  return (
    (filter.states?.includes(order.state) ?? true) &&
    (filter.fulfillment?.includes(order.fulfillment) ?? true) &&
    (filter.accountId ?? order.accountId) === order.accountId &&
    since <= createdAt &&
    createdAt < until &&
    digestOrderCode(key).startsWith(code) &&
    digestOrderCode(key).endsWith(codeEnd) &&
    (delivery?.whatsappNormalized ?? delivery?.whatsapp ?? lastDigits).endsWith(lastDigits) &&
    (!lastDigits || Boolean(delivery?.whatsapp)) &&
    (!title || titles.some((text) => text.includes(title))) &&
    (!city || foldText(shipping.zone ?? delivery?.city ?? '') === city) &&
    (filter.window ?? delivery?.deliveryWindow) === delivery?.deliveryWindow &&
    (!filter.windowBefore || !delivery?.deliveryWindow || delivery.deliveryWindow < filter.windowBefore) &&
    (!filter.needsAttention || attentionOf(order) !== null) &&
    (!filter.hasContact || order.contactErasedAt === null) &&
    (!filter.hasUnreadNumber || (Boolean(delivery?.whatsapp) && !delivery?.whatsappNormalized))
  )
}
