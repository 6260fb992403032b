import { messageOrder } from '../api/order-answers.ts'
import type { MessageOrder } from '../domain/message-order.ts'
import { callShop, type ShopCall } from './call-shop.ts'

const path = '/api/orders/message'

/** Returns null for an unknown token; throws without a usable answer. */
export async function fetchMessageOrder(token: string, options: ShopCall): Promise<MessageOrder | null> {
  const { status, ok, content } = await callShop(path, { ...options, body: { token } })
  if (status === 404) return null
  if (!ok) throw new Error(`${path} answered ${status}`)
  return messageOrder.parse(content)
}

/** Reports that the shopper left an order unsent; outlives the page. */
export function reportRelease(token: string): void {
  const body = new Blob([JSON.stringify({ token })], { type: 'application/json' })
  navigator.sendBeacon(`${path}/release`, body)
}
