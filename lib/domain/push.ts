/** The service worker that shows what is pushed, and does nothing else. */
export const pushWorkerPath = '/avisos.js'

/**
 * Scopes of its registrations: no page lies below them, so it stands in the way of no other worker, and a device that is
 * the market's and a shopper's has two subscriptions.
 */
export const pushScopes = { orders: '/pedidos/avisos/', desk: '/painel/avisos/' } as const

/** The cache in which a page writes down where a notification leads, by its tag; there while they are on for it. */
export const pushCache = 'avisos'

/** A key in that cache. */
export const pushPlace = (tag: string) => `${pushScopes.orders}${encodeURIComponent(tag)}`

/** What is sent to a device, and shown there. */
export type PushMessage = {
  readonly title: string
  readonly body: string
  /** A later message with the same one takes its place. */
  readonly tag: string
  /** A path of our own. */
  readonly path: string
}

/** Where a browser takes messages, as its `PushSubscription` says it; base64url. */
export type PushTarget = {
  readonly endpoint: string
  /** An uncompressed point of P-256. */
  readonly p256dh: string
  /** 16 bytes. */
  readonly auth: string
}

/** As browsers write down their public key and their secret (RFC 8291). */
export const pushKeyPatterns = { p256dh: /^B[\w-]{86}$/, auth: /^[\w-]{22}$/ } as const

/** The push services of browsers: a host, or every name below one. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Characters. */
export const longestEndpoint = 1024

/**
 * Whether an address is one of a browser's own push service (trust S68), or of a host (with its port, where it has one)
 * that the operator names: nothing else is ever called.
 */
export function isPushEndpoint(endpoint: string, moreHosts: readonly string[] = []): boolean {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false
  const { protocol, host, hostname, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  if (moreHosts.includes(host)) return true
  return (
    host === hostname &&
    services.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service))
  )
}
