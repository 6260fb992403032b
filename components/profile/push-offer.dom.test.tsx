import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followOrderByPush, isOrderPushed } from '@/lib/browser/order-push'
import { renewDeskPush } from '@/lib/desk/browser/desk-push'
import { pushCache, pushPlace, pushScopes } from '@/lib/domain/push'

const oldKey = 'A'.repeat(87)
const key = 'B'.repeat(87)
const order = { code: 'A1B2', named: { token: 'a'.repeat(32) } }

/** A browser with a push service: who subscribes with another key has to give up the first, and gets another address. */
function standInForBrowser() {
  const notes = new Map<string, unknown>()
  let subscribed: { key: string; endpoint: string } | null = null
  let made = 0
  const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')
  const subscription = () =>
    subscribed && {
      toJSON: () => ({ endpoint: subscribed?.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      async unsubscribe() {
        subscribed = null
        return true
      },
    }
  const pushManager = {
    getSubscription: async () => subscription(),
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      const asked = textOf(applicationServerKey)
      if (subscribed && subscribed.key !== asked) throw new DOMException('another key', 'InvalidStateError')
      made += subscribed ? 0 : 1
      subscribed ??= { key: asked, endpoint: `https://push.example/${made}` }
      return subscription()
    },
  }
  const scopes = Object.values(pushScopes).map((scope) => ({
    scope: `http://localhost${scope}`,
    active: {},
    pushManager,
  }))
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('caches', {
    match: async (place: string, { cacheName }: { cacheName: string }) =>
      cacheName === pushCache ? notes.get(place) : undefined,
    open: async () => ({ put: async (place: string, note: unknown) => void notes.set(place, note) }),
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistrations: async () => scopes,
      register: async (_path: string, { scope }: { scope: string }) =>
        scopes.find((one) => one.scope.endsWith(scope)),
    },
  })
}

const posted: [string, string, boolean][] = []
let status: number
beforeEach(() => {
  status = 200
  posted.length = 0
  standInForBrowser()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { target, isOn } = JSON.parse(String(init.body))
    posted.push([path, target.endpoint, isOn])
    return status === 0 ? Promise.reject(new TypeError('no connection')) : Response.json({}, { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('R80 an order is said to be followed only where the server knows it now, by the key that the shop has now', async () => {
  expect(await isOrderPushed(order, key)).toBe(false)
  expect(posted).toEqual([])
  expect(await followOrderByPush(order, oldKey)).toBe(true)
  expect(await isOrderPushed({ ...order, code: 'C3D4' }, oldKey)).toBe(false)
  expect(await isOrderPushed(order, oldKey)).toBe(true)
  // The operator gave the shop another key.
  expect(await isOrderPushed(order, key)).toBe(true)
  status = 0
  expect(await isOrderPushed(order, key)).toBe(true)
  status = 404
  expect(await isOrderPushed(order, key)).toBe(false)
  expect(posted.map(([, endpoint, isOn]) => [endpoint.at(-1), isOn])).toEqual(
    ['1', '1', '2', '2', '2'].map((endpoint) => [endpoint, true]),
  )
  expect(pushPlace(order.code)).toContain('A1B2')
})

it('R80 a device of the desk is notified by the key that the shop has now, as soon as its user is signed in', async () => {
  await renewDeskPush(key)
  expect(posted).toEqual([])
  const [registration] = await navigator.serviceWorker.getRegistrations()
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  await registration?.pushManager.subscribe({ applicationServerKey: bytes(`${oldKey}A`) })
  localStorage.setItem('painel-avisos', 'on')
  await renewDeskPush(key)
  await renewDeskPush(key)
  expect(posted).toEqual(['2', '2'].map((end) => ['/api/desk/push', `https://push.example/${end}`, true]))
})
