import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPick, undoMs } from '../../../domain/fulfillment.ts'
import type { PushMessage } from '../../../domain/push.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf, orderLineOf } from '../../../orders/testing/sample-orders.ts'
import { createPushKey, parsePushKey } from '../../../server/push/push-key.ts'
import { createPushSender } from '../../../server/push/send-push.ts'
import { newFolder } from '../../../testing/new-folder.ts'
import { openPushBrowser } from '../../../testing/push-service/push-browser.ts'
import { servePushService } from '../../../testing/push-service/serve-push-service.ts'
import { trustPushService } from '../../../testing/push-service/trust-push-service.ts'
import { recordLog } from '../../../testing/recorded-log.ts'
import type { DeskStore } from '../store/desk-store.ts'
import { openSqliteDeskStore } from '../store/open-desk-store.ts'
import { pushNewOrders, pushOrders } from './push-rounds.ts'

const key = parsePushKey(createPushKey())
if (!key) throw new Error('no key')
const log = recordLog()
const browser = openPushBrowser()
const service = await servePushService(newFolder())
trustPushService(service)
let folder: string
let time: number
let journal: OrderJournal

afterAll(() => service.close())

const now = () => time
const send = createPushSender({ key, subject: 'mailto:loja@example.com', isAllowed: () => true })
const open = () => openSqliteJournal({ folder, now, createCode: (of) => `${of}`.replace(/\D/g, '') })
const round = (of: OrderJournal = journal) => pushOrders({ journal: of, send, now })
const target = () => browser.targetAt(service.endpoint('phone'))
const move = (from: string, to: string, isUndo = false) =>
  journal.createFulfillmentEvent({ key: keyOf(1), from, to, by: 'ana', isUndo } as never)

/** What came since it was asked last. */
function shown(): readonly PushMessage[] {
  expect(service.wrong).toEqual([])
  const bodies = service.received.splice(0).map(({ body }) => body)
  return bodies.map((body) => JSON.parse(browser.decrypt(body)) as PushMessage)
}
const titles = () => shown().map(({ title }) => title)

beforeEach(async () => {
  time = Date.UTC(2026, 0, 2, 12)
  folder = newFolder()
  service.answers.length = 0
  service.received.length = 0
  journal = open()
  const lines = [orderLineOf(), orderLineOf(), orderLineOf()]
  await journal.create(newOrderOf({ lines }), { from: ['recorded'], to: 'arrived' })
  await journal.saveSubscription({ ...target(), key: keyOf(1), shown: 'waiting' })
})

describe('the browser of a shopper', () => {
  it('R79 S69 is notified by code, state and sums alone that something was exchanged, that it is ready, has left and is there', async () => {
    await move('waiting', 'picking')
    await round()
    expect(shown()).toEqual([])
    const line = {
      ...plainPick,
      state: 'replaced',
      replacement: 'Maçã Gala',
      by: 'ana',
      key: keyOf(1),
    } as const
    await journal.savePick({ ...line, line: 0 })
    await round()
    const place = { tag: '0000-0000-0001', path: '/pedidos#0000-0000-0001' }
    const asked = { ...place, path: '/pedidos#0000-0000-0001-troca' }
    expect(shown()).toEqual([
      { title: '1 item foi trocado', body: 'Pedido 0001 · responda até o pedido sair', ...asked },
    ])
    await journal.savePick({ ...line, line: 1 })
    await round()
    await move('picking', 'ready')
    await round()
    await move('ready', 'on-the-way')
    // People may still say when it arrives.
    await round()
    await journal.saveArrival({ key: keyOf(1), arrivesAt: '2026-01-02T13:30:00.000Z', by: 'ana' })
    await round()
    await move('on-the-way', 'delivered')
    await round()
    expect(shown()).toEqual([
      { title: '2 itens foram trocados', body: 'Pedido 0001 · responda até o pedido sair', ...asked },
      { title: 'Pronto para sair', body: 'Pedido 0001 · 2 trocas sugeridas', ...place },
      { title: 'Saiu para entrega', body: 'Pedido 0001 · chega por volta das 10h30', ...place },
    ])
    time += undoMs
    await round()
    expect(shown()).toEqual([
      { title: 'Entregue', body: 'Pedido 0001 · confira se veio tudo certo', ...place },
    ])
    time += 60 * 60_000 + 1
    await round()
    expect(await journal.listSubscriptions()).toEqual([])
  })

  it('R79 is notified of nothing that was taken back, and that it is cancelled once that cannot be', async () => {
    await move('waiting', 'cancelled')
    await round()
    await move('cancelled', 'waiting', true)
    await round()
    time += 1
    await move('waiting', 'cancelled')
    time += undoMs - 1
    await round()
    expect(shown()).toEqual([])
    time += 1
    await round()
    expect(shown()).toMatchObject([
      { title: 'Cancelado pelo mercado', body: 'Pedido 0001 · toque para ver o que fazer' },
    ])
  })

  it('R79 is notified once, by however many processes', async () => {
    const replicas = [journal, open(), open()]
    for (const [from, to] of [
      ['waiting', 'picking'],
      ['picking', 'ready'],
      ['ready', 'on-the-way'],
    ] as const) {
      await move(from, to)
      time += 10_000
      await Promise.all(replicas.map((replica) => round(replica)))
    }
    expect(titles()).toEqual(['Pronto para sair', 'Saiu para entrega'])
  })

  it('R79 is notified after a restart of what changed meanwhile, and again what a process that died was about to say', async () => {
    await move('waiting', 'picking')
    await move('picking', 'ready')
    await journal.close()
    journal = open()
    const [known] = await journal.listSubscriptions()
    if (known) await journal.claimSubscription(known, new Date(time + 60_000).toISOString())
    await journal.close()
    journal = open()
    await round()
    expect(titles()).toEqual([])
    time += 60_000
    await round()
    expect(titles()).toEqual(['Pronto para sair'])
  })

  it('R79 is tried again, later each time, and notified of what is so by then', async () => {
    await move('waiting', 'picking')
    await move('picking', 'ready')
    service.answers.push({ status: 503 }, { status: 503 })
    await round()
    time += 4999
    await round()
    expect(service.answers).toHaveLength(1)
    time += 1
    await round()
    await move('ready', 'on-the-way')
    time += 20_000
    await round()
    expect(titles()).toEqual(['Saiu para entrega'])
  })

  it('R79 is given up after six tries, and notified of the next step again', async () => {
    await move('waiting', 'picking')
    await move('picking', 'ready')
    for (const _try of [1, 2, 3, 4, 5, 6]) {
      service.answers.push({ status: 500 })
      await round()
      time += 2 * 60 * 60_000
    }
    const calls = service.calls()
    await round()
    expect(service.calls()).toBe(calls)
    expect(log.lines().at(-1)).toMatchObject({ event: 'push.lost', status: 500, tries: 6 })
    expect(log.text()).not.toContain('/push/phone')
    await move('ready', 'on-the-way')
    time += 10_000
    await round()
    expect(titles()).toEqual(['Saiu para entrega'])
  })

  it.each([404, 410])('S69 is forgotten where its service answers %i', async (status) => {
    await move('waiting', 'picking')
    await move('picking', 'ready')
    service.answers.push({ status })
    await round()
    expect(await journal.listSubscriptions()).toEqual([])
  })

  it('S69 is forgotten with an order that goes no further for two weeks', async () => {
    time += 14 * 86_400_000
    await round()
    expect(await journal.listSubscriptions()).toHaveLength(1)
    time += 1
    await round()
    expect(await journal.listSubscriptions()).toEqual([])
  })
})

describe('a browser of the desk', () => {
  let store: DeskStore
  let isSignedIn: boolean
  beforeEach(async () => {
    isSignedIn = true
    store = openSqliteDeskStore({ folder: newFolder(), now })
    const expiresAt = new Date(time + 12 * 60 * 60_000).toISOString()
    const session = { user: 'ana', credential: 'c', client: '198.51.100.1', deviceHash: 'd', expiresAt }
    await store.createSession({ ...session, tokenHash: 'token-1' })
    await store.saveSubscription({ ...target(), key: 'token-1', shown: '000000000001' })
  })
  const deskRound = () => pushNewOrders({ journal, store, isSignedIn: async () => isSignedIn, send, now })
  const arrive = (number: number) =>
    journal.create(newOrderOf({ key: keyOf(number) }), { from: ['recorded'], to: 'arrived' })

  it('R79 is notified of each new order once, by its code alone', async () => {
    await deskRound()
    expect(shown()).toEqual([])
    await arrive(2)
    await deskRound()
    await deskRound()
    expect(shown()).toEqual([
      { title: 'Pedido novo', body: '0002', tag: '/painel', path: '/painel/pedidos/000000000002' },
    ])
    for (const number of [3, 4, 5, 6]) await arrive(number)
    await deskRound()
    expect(shown()).toMatchObject([{ title: '4 pedidos novos', path: '/painel' }])
  })

  it('R79 is not notified of an order that was begun and is put back', async () => {
    await move('waiting', 'picking')
    await deskRound()
    await move('picking', 'waiting', true)
    await deskRound()
    expect(shown()).toEqual([])
  })

  it('S69 is notified of nothing where no one is signed in any more', async () => {
    isSignedIn = false
    await arrive(2)
    await deskRound()
    expect(shown()).toEqual([])
    expect(await store.listSubscriptions()).toEqual([])
  })
})
