import { type PushTarget, pushCache, pushPlace, pushScopes } from '../domain/push.ts'
import { callShop } from './call-shop.ts'
import type { OrderName } from './post-answer.ts'
import { findPushTarget, subscribeToPush } from './push-subscription.ts'

export type PushedOrder = {
  /** As people read it aloud. */
  readonly code: string
  readonly named: OrderName
}

async function post({ named }: PushedOrder, target: PushTarget, isOn: boolean): Promise<void> {
  const { ok, status } = await callShop('/api/orders/push', { body: { order: named, target, isOn } })
  if (!ok && !(status === 404 && !isOn)) throw new Error(`/api/orders/push answered ${status}`)
}

/** Whether this browser is notified of the order. */
export async function isOrderPushed({ code }: PushedOrder): Promise<boolean> {
  if (!(await findPushTarget(pushScopes.orders))) return false
  const noted = await caches.match(pushPlace(code), { cacheName: pushCache })
  return noted !== undefined
}

/** Switches on for this browser notifications of the order; false where its user said no. Throws where that cannot be done now. */
export async function followOrderByPush(order: PushedOrder, publicKey: string): Promise<boolean> {
  const target = await subscribeToPush(pushScopes.orders, publicKey)
  if (!target) return false
  await post(order, target, true)
  const { pathname } = window.location
  const place = 'token' in order.named ? pathname : ''
  await (await caches.open(pushCache)).put(pushPlace(order.code), new Response(place))
  return true
}

/** Ends this browser's notifications of the order. Throws where that cannot be done now. */
export async function leaveOrderByPush(order: PushedOrder): Promise<void> {
  const target = await findPushTarget(pushScopes.orders)
  if (target) await post(order, target, false)
  await (await caches.open(pushCache)).delete(pushPlace(order.code))
}
