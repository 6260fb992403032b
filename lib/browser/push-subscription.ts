import { type PushTarget, pushWorkerPath } from '../domain/push.ts'
import { pushSupport } from './push-support.ts'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A browser subscribes through a worker that is active. */
async function activeWorker(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(pushWorkerPath, {
    scope,
    updateViaCache: 'none',
  })
  while (!registration.active) {
    if (!registration.installing && !registration.waiting) throw new Error('the worker was not installed')
    await wait(50)
  }
  return registration
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/**
 * Subscribes this browser, which asks its user where that was not done; null where the user says no. Call it in answer to
 * a tap. Throws where the browser has no push service to offer.
 */
export async function subscribeToPush(scope: string, publicKey: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await activeWorker(scope)
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // Of another key of the shop, from before.
    const old = await pushManager.getSubscription()
    if (!(await old?.unsubscribe())) throw error
    return pushManager.subscribe(options)
  })
  return targetOf(subscription)
}

async function findWorker(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.find((one) => new URL(one.scope).pathname === scope)
}

/** What this browser is subscribed with, as long as its user lets it show anything; else null. */
export async function findPushTarget(scope: string): Promise<PushTarget | null> {
  if (pushSupport() !== 'yes' || Notification.permission !== 'granted') return null
  const subscription = await (await findWorker(scope))?.pushManager.getSubscription()
  return subscription ? targetOf(subscription) : null
}

/** Ends all that this browser is subscribed to there: its push service takes no more for it. */
export async function endPush(scope: string): Promise<void> {
  if ('serviceWorker' in navigator) await (await findWorker(scope))?.unregister()
}
