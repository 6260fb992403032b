import { afterAll, describe, expect, it } from 'vitest'
import { isPushEndpoint } from '../../domain/push.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { openPushBrowser } from '../../testing/push-service/push-browser.ts'
import { servePushService } from '../../testing/push-service/serve-push-service.ts'
import { trustPushService } from '../../testing/push-service/trust-push-service.ts'
import { createPushKey, isPushPoint, parsePushKey } from './push-key.ts'
import { createPushSender } from './send-push.ts'

const message = { title: 'Saiu para entrega', body: 'Pedido A7EB', tag: 'A7EB', path: '/pedidos#A7EB' }
const key = parsePushKey(createPushKey())
if (!key) throw new Error('no key')

const service = await servePushService(newFolder())
trustPushService(service)
afterAll(() => service.close())

const senderOf = (isAllowed: (endpoint: string) => boolean = () => true) =>
  createPushSender({ key, subject: 'mailto:loja@example.com', isAllowed })

describe('a message for a browser', () => {
  it('R79 is sent as the standards say, and read by its browser alone', async () => {
    const browser = openPushBrowser()
    expect(await senderOf()(browser.targetAt(service.endpoint('one')), message)).toEqual({ kind: 'sent' })
    expect(service.wrong).toEqual([])
    const [received] = service.received
    expect(received).toMatchObject({ path: '/push/one', ttl: '14400', urgency: 'high' })
    expect(JSON.parse(browser.decrypt(received?.body ?? Buffer.alloc(0)))).toEqual(message)
    expect(() => openPushBrowser().decrypt(received?.body ?? Buffer.alloc(0))).toThrow()
  })

  it('R79 is tried later, given up or forgotten, as the service says, and follows nobody elsewhere', async () => {
    const target = openPushBrowser().targetAt(service.endpoint('two'))
    const send = async (status: number, headers = {}) => {
      service.answers.push({ status, headers })
      return senderOf()(target, message)
    }
    expect(await send(503)).toEqual({ kind: 'later', status: 503, afterMs: null })
    expect(await send(429, { 'retry-after': '7' })).toEqual({ kind: 'later', status: 429, afterMs: 7000 })
    expect(await send(429, { 'retry-after': '999999' })).toMatchObject({ afterMs: 3_600_000 })
    expect(await send(413)).toEqual({ kind: 'refused', status: 413 })
    for (const status of [403, 404, 410]) expect(await send(status)).toEqual({ kind: 'gone' })
    const calls = service.calls()
    const elsewhere = { location: service.endpoint('elsewhere') }
    expect(await send(307, elsewhere)).toEqual({ kind: 'refused', status: 307 })
    expect(service.calls()).toBe(calls + 1)
  })

  it('R79 waits where no answer comes', async () => {
    const target = openPushBrowser().targetAt('https://localhost:1/push')
    expect(await senderOf()(target, message)).toEqual({ kind: 'later', status: null, afterMs: null })
  })

  it('S68 goes nowhere that is not allowed', async () => {
    const calls = service.calls()
    const target = openPushBrowser().targetAt(service.endpoint('one'))
    expect(await senderOf(() => false)(target, message)).toEqual({ kind: 'gone' })
    expect(service.calls()).toBe(calls)
  })
})

describe('an address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:123',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('S68 is %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm',
    'https://evilfcm.googleapis.com/fcm',
    'https://evilpush.apple.com/',
    'https://push.apple.com/',
    'https://user@fcm.googleapis.com/fcm',
    'https://fcm.googleapis.com@127.0.0.1/fcm',
    'https://127.0.0.1/push',
    'https://localhost/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'push',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(1024)}`,
  ])('S68 is not %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false)
  })

  it('S68 is one of a host that the operator names, with its port', () => {
    const isNamed = (endpoint: string) => isPushEndpoint(endpoint, ['push.loja.example:8443'])
    expect(isNamed('https://push.loja.example:8443/a')).toBe(true)
    expect(isNamed('http://push.loja.example:8443/a')).toBe(false)
    expect(isNamed('https://push.loja.example/a')).toBe(false)
  })
})

describe('the key of a shop', () => {
  it('is made anew each time, and has the public key that browsers subscribe with', () => {
    expect(createPushKey()).not.toBe(createPushKey())
    expect(key.publicKey).toMatch(/^B[\w-]{86}$/)
    expect(parsePushKey(key.privateKey)).toEqual(key)
    expect([parsePushKey(''), parsePushKey('A'.repeat(43)), parsePushKey(key.publicKey)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('S68 takes a browser’s key for one only where it is a point of the curve', () => {
    expect(isPushPoint(openPushBrowser().targetAt('').p256dh)).toBe(true)
    expect(isPushPoint(`B${'A'.repeat(86)}`)).toBe(false)
  })
})
