import { type PushTarget, pushCache, pushPlace, pushScopes } from '../domain/push.ts'
import { callShop } from './call-shop.ts'
import type { OrderName } from './post-answer.ts'
import { endPush, findPushTarget, subscribeToPush } from './push-subscription.ts'

export type PushedOrder = {
  /** As people read it aloud. */
  readonly code: string
  readonly named: OrderName
}

/** False: there is no such order, or no one is notified of it any more. */
async function post({ named }: PushedOrder, target: PushTarget, isOn: boolean): Promise<boolean> {
  const { ok, status } = await callShop('/api/orders/push', { body: { order: named, target, isOn } })
  if (!ok && status !== 404) throw new Error(`/api/orders/push answered ${status}`)
  return ok
}

/**
 * Whether this browser is notified of the order. Where it is, this is said to the server again: it may know the browser by another
 * address, by an old key of the shop, or no more.
 */
export async function isOrderPushed(order: PushedOrder, publicKey: string): Promise<boolean> {
  const noted = await caches.match(pushPlace(order.code), { cacheName: pushCache })
  if (!noted || !(await findPushTarget(pushScopes.orders))) return false
  const target = await subscribeToPush(pushScopes.orders, publicKey).catch(() => null)
  // What cannot be asked now is as it was.
  return target !== null && post(order, target, true).catch(() => true)
}

/** Switches on for this browser notifications of the order; false where its user said no. Throws where that cannot be done now. */
export async function followOrderByPush(order: PushedOrder, publicKey: string): Promise<boolean> {
  const target = await subscribeToPush(pushScopes.orders, publicKey)
  if (!target) return false
  if (!(await post(order, target, true))) throw new Error('the order is not followed any more')
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

/** Ends this browser's notifications of all orders: its next user is notified of none. Throws where that cannot be done now. */
export async function forgetOrderPush(): Promise<void> {
  await endPush(pushScopes.orders)
  await caches.delete(pushCache)
}
