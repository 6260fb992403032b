import { beforeEach, describe, expect, it } from 'vitest'
import { openDesk, runOnDesk } from '@/app/testing/run-on-desk'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { keyOf, newOrderOf } from '@/lib/orders/testing/sample-orders'
import { createPushKey } from '@/lib/server/push/push-key'
import { openPushBrowser } from '@/lib/testing/push-service/push-browser'
import { ownPost } from '@/lib/testing/run-on-embedded-store'
import { POST as mine } from '../mine/route'
import { POST as push } from './route'

await runOnDesk({ PUSH_KEY: createPushKey() })

const journal = getOrderJournal()
const target = openPushBrowser().targetAt('https://fcm.googleapis.com/fcm/send/phone')
let number = 0
let code = ''
beforeEach(async () => {
  number += 1
  const { order } = await journal.create(newOrderOf({ key: keyOf(number) }), {
    from: ['recorded'],
    to: 'arrived',
  })
  code = order.code
})
const keys = () => [keyOf(number)]
const ask = (body: object) => push(ownPost('/api/orders/push', body))
const order = (of: readonly string[] = keys()) => ({ code, keys: of })
const ofOrder = async () => (await journal.listSubscriptions()).filter(({ key }) => key === keyOf(number))

describe('a browser that is notified of an order', () => {
  it('R80 is kept for the order that its device made, as far as that is, and let go again', async () => {
    await journal.createFulfillmentEvent({ key: keyOf(number), from: 'waiting', to: 'picking', by: 'ana' })
    const answer = (await (await mine(ownPost('/api/orders/mine', { keys: keys() }))).json()) as {
      readonly orders: readonly [{ readonly code: string; readonly pushKey: string }]
    }
    expect(answer.orders[0].pushKey).toMatch(/^B[\w-]{86}$/)
    // As its page shows it.
    const shown = { code: answer.orders[0].code, keys: keys() }
    expect((await ask({ order: shown, target, isOn: true })).status).toBe(200)
    expect(await ofOrder()).toMatchObject([{ ...target, shown: 'picking 0' }])
    expect((await ask({ order: shown, target, isOn: false })).status).toBe(200)
    expect(await ofOrder()).toEqual([])
  })

  it('S69 is kept for no order of others, none that is over, and none that was erased', async () => {
    const status = async (of = order()) => (await ask({ order: of, target, isOn: true })).status
    expect(await status(order([keyOf(999)]))).toBe(404)
    expect(await status({ ...order(), code: 'abcdefabcdef' })).toBe(404)
    await journal.eraseContact([keyOf(number)], { account: true })
    expect(await status()).toBe(404)
    expect(await ofOrder()).toEqual([])
  })

  it.each([
    ['an address of the shop’s own network', { endpoint: 'https://127.0.0.1/push' }],
    ['an address of anyone else', { endpoint: 'https://evil.example/push' }],
    ['no https', { endpoint: 'http://fcm.googleapis.com/fcm/send/phone' }],
    ['a key that is no point', { p256dh: `B${'A'.repeat(86)}` }],
    ['a key of another length', { p256dh: 'BA' }],
    ['a secret of another length', { auth: 'A' }],
    ['more than that', { expirationTime: null }],
  ])('S68 is refused with %s', async (_name, changes) => {
    const answer = await ask({ order: order(), target: { ...target, ...changes }, isOn: true })
    expect([answer.status, await ofOrder()]).toEqual([400, []])
  })

  it('S69 of the desk is kept for a session alone, and goes with it', async () => {
    const desk = openDesk()
    const body = { target, isOn: true }
    expect((await desk.ask('/api/desk/push', body)).status).toBe(401)
    await desk.signIn()
    const evil = { target: { ...target, endpoint: 'https://evil.example/' }, isOn: true }
    expect((await desk.ask('/api/desk/push', evil)).status).toBe(400)
    expect((await desk.ask('/api/desk/push', body)).status).toBe(200)
    const [kept] = await getDeskStore().listSubscriptions()
    expect(kept).toMatchObject(target)
    expect(kept?.shown.split(' ')).toContain(code)
    await desk.ask('/api/desk/session/end', {})
    expect(await getDeskStore().listSubscriptions()).toEqual([])
  })
})
