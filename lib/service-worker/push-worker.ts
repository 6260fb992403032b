import { language } from '../copy/language.ts'
import { unreadablePush } from '../copy/unreadable-push.ts'
import { codeOfPlace, publicPaths } from '../domain/public-paths.ts'
import { type PushMessage, pushCache, pushPlace } from '../domain/push.ts'
import { type NotificationEvent, type PushEvent, scope } from './worker-scope.ts'

// Shows what is pushed, and leads there. It answers no request and keeps no page: the same with and without offline copies.

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('push', (event) => event.waitUntil(show(event)))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event))
})

/** Something has to be shown. */
const unreadable: PushMessage = {
  title: unreadablePush,
  body: '',
  tag: 'pedido',
  path: publicPaths.purchases,
}

function read({ data }: PushEvent): PushMessage {
  try {
    const { title, body, tag, path } = Object(data?.json()) as Readonly<Record<keyof PushMessage, unknown>>
    const isText = [title, body, tag, path].every((value) => typeof value === 'string')
    return isText ? ({ title, body, tag, path } as PushMessage) : unreadable
  } catch {
    return unreadable
  }
}

async function show(event: PushEvent): Promise<void> {
  const { title, body, tag, path } = read(event)
  await scope.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang: language,
    icon: publicPaths.largeIcon,
    data: path,
  })
}

/** Where the page that asked for it has written down, at what it asks; of an order by message that is no path of `/pedidos`. */
async function placeOf({ tag, data }: NotificationEvent['notification']): Promise<URL> {
  const noted = await caches.match(pushPlace(tag), { cacheName: pushCache }).catch(() => undefined)
  const path = (await noted?.text()) || String(data)
  const place = new URL(path, scope.location.origin)
  const asked = String(data).split('#')[1] ?? ''
  if (place.hash === '' && codeOfPlace(asked) !== asked) place.hash = asked
  return place.origin === scope.location.origin ? place : new URL(unreadable.path, scope.location.origin)
}

/** A window that shows it already comes forward, and is led to what the order asks; else one is opened. */
async function open({ notification }: NotificationEvent): Promise<void> {
  const place = await placeOf(notification)
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => new URL(url).pathname === place.pathname)
  if (!shown) return void (await scope.clients.openWindow(place.href))
  await shown.focus()
  if (place.hash) shown.postMessage({ place: place.hash.slice(1) })
}
