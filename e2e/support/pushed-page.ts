import type { Page, Worker } from '@playwright/test'
import type { PushMessage, PushTarget } from '../../lib/domain/push'
import { expect } from './test'

type State = 'granted' | 'denied'

/**
 * What a browser's own push service does, which a test cannot call: it gives an address and keys, and the user's leave.
 * Workers, caches and notifications are the browser's.
 */
export async function standInForPushService(
  page: Page,
  target: PushTarget,
  permission: State,
): Promise<void> {
  const { endpoint, p256dh, auth } = target
  await page.addInitScript(
    ({ subscription, permission }) => {
      const key = 'test-subscribed'
      const made = { toJSON: () => subscription, unsubscribe: async () => true }
      Object.assign(PushManager.prototype, {
        async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
          if (applicationServerKey.length !== 65) throw new Error('no key of a shop')
          localStorage.setItem(key, 'yes')
          return made
        },
        getSubscription: async () => (localStorage.getItem(key) ? made : null),
      })
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => permission
    },
    { subscription: { endpoint, keys: { p256dh, auth } }, permission },
  )
}

/**
 * Hands the browser a message as its push service would, and waits until its worker is done with it: what Chromium is asked
 * to list while it begins to show it, it forgets.
 */
export async function deliver(page: Page, scope: string, message: PushMessage): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === scope)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  const service = 'pushMessaging'
  await session.send('BackgroundService.setRecording', { shouldRecord: true, service })
  // What was recorded before would be told again.
  await session.send('BackgroundService.clearEvents', { service })
  await session.send('BackgroundService.startObserving', { service })
  const outcome = new Promise<unknown>((resolve) => {
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
      if (event.eventName === 'Push event completed') resolve(event.eventMetadata)
    })
  })
  const data = JSON.stringify(message)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  })
  expect(await outcome).toEqual([{ key: 'Status', value: 'Success' }])
  await session.detach()
}

/** What it shows by the worker of this scope. */
export const shownIn = (page: Page, scope: string) =>
  page.evaluate(async (scope) => {
    const all = await navigator.serviceWorker.getRegistrations()
    const own = all.find((one) => new URL(one.scope).pathname === scope)
    return ((await own?.getNotifications()) ?? []).map(({ title, body, tag }) => ({ title, body, tag }))
  }, scope)

/** The same with the windows that are open: they cannot come forward without a hand, and get what they are told. */
export async function tapBesideWindows(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    type Window = { readonly url: string; postMessage: (message: unknown) => void }
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { matchAll: (options?: object) => Promise<readonly Window[]> }
      ExtendableEvent: new (name: string) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    scope.clients.matchAll = async () =>
      windows.map((window) => ({
        url: window.url,
        focus: async () => undefined,
        postMessage: (message) => window.postMessage(message),
      }))
    const event = new scope.ExtendableEvent('notificationclick')
    dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }))
  })
}

/** What a tap on its first notification opens. */
export async function tap(worker: Worker): Promise<string> {
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (url: string) => Promise<void>; matchAll: () => Promise<readonly []> }
      ExtendableEvent: new (name: string) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => resolve(url)
      // A tap that no hand made brings no window forward.
      scope.clients.matchAll = async () => []
      const event = new scope.ExtendableEvent('notificationclick')
      // Only an event of the browser's own can be waited for.
      dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }))
    })
  })
}
