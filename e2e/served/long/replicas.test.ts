import { afterAll, beforeEach, expect, it } from 'vitest'
import { startPostgres } from '../../../lib/server/database/testing/start-postgres'
import { hashPassword } from '../../../lib/server/password-hash'
import { askPages, expectAnswers, withBrokenFile } from '../../support/fault-table'
import {
  type FaultyShop,
  overFaultyStore,
  purchaseOf,
  type Sellable,
  sellable,
} from '../../support/faulty-store'
import { deskPassword, runShop } from '../../support/run-shop'
import { openSocketBrowser } from '../../support/socket-browser'

// Two processes of the shop with data of their own, one store, one database: one shop.
const postgres = await startPostgres()
afterAll(postgres.remove)
const environment = {
  DATABASE_URL: await postgres.createDatabase(),
  DESK_PASSWORD_HASH: await hashPassword(deskPassword),
}
const first = await runShop({ store: 'faulty', environment })
afterAll(first.close)
const second = await runShop({
  environment: {
    ...environment,
    SITE_URL: first.url,
    STORE_API_URL: first.storeUrl,
    STORE_ID: 'store_faulty',
    CATALOG_REFRESH_SECONDS: '3600',
  },
})
afterAll(second.close)

const atFirst = overFaultyStore(first)
const atSecond = overFaultyStore({ url: second.url, storeUrl: first.storeUrl })
const product = sellable[0] as Sellable

const buy = ({ post }: FaultyShop, key: string) =>
  post('/api/checkout', purchaseOf(product), { 'idempotency-key': key.padEnd(20, '0') })
const checkoutCalls = async () => (await atFirst.storeState()).checkoutCalls

const becomesReady = ({ ask }: FaultyShop) =>
  expect
    .poll(async () => (await ask('/api/health/ready')).text, { timeout: 20_000 })
    .toContain('{"status":"ready"')

beforeEach(() => Promise.all([atFirst, atSecond].map(becomesReady)))

it('R26 one key is one checkout at the store and one answer, whichever replica is asked', async () => {
  const before = await checkoutCalls()
  const answers = await Promise.all([atFirst, atSecond, atSecond].map((shop) => buy(shop, 'same')))
  const again = await buy(atSecond, 'same')
  expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set([...answers, again].map(({ text }) => JSON.parse(text).url)).size).toBe(1)
  expect(await checkoutCalls()).toBe(before + 1)
})

it('R51 S39 a user who signed in at one replica is signed in at the other, sees at once what is ticked there, and is out of both', async () => {
  expect((await buy(atFirst, 'desk')).status).toBe(200)
  const here = openSocketBrowser(first.url)
  const there = openSocketBrowser(second.url)
  const signedIn = await here.send('/api/desk/session', {
    body: { user: 'mercado', password: deskPassword },
  })
  expect(signedIn.status).toBe(200)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  expect((await there.send('/api/desk/session')).status).toBe(200)
  const changes = await here.listen('/api/desk/changes')

  const { orders } = JSON.parse((await here.send('/api/desk/orders?view=all')).text)
  const order = `/api/desk/orders/${orders[0].code}`
  expect((await here.send(order)).text).not.toContain('"state":"missing"')
  // It is not paid: beginning it asks first.
  const begin = { from: 'waiting', to: 'picking', isUndo: false, isAsked: true }
  expect((await there.send(`${order}/state`, { body: begin })).status).toBe(200)
  const pick = { line: 0, state: 'missing', seen: null }
  expect((await there.send(`${order}/picks`, { body: pick })).status).toBe(200)
  const { text: revision } = await there.send('/api/desk/revision')
  await expect.poll(changes.received).toContain(`data: ${revision}`)
  expect((await here.send(order)).text).toContain('"state":"missing"')

  await here.send('/api/desk/session/end', { body: { all: true } })
  expect((await there.send('/api/desk/session')).status).toBe(401)
  await changes.stop()
})

it('R26 while the database is away all can be read and nothing is sent; then it goes on by itself', async () => {
  const before = await checkoutCalls()
  await postgres.stop()
  await expect
    .poll(async () => JSON.parse((await atFirst.ask('/api/health/ready')).text))
    .toMatchObject({ status: 'degraded', parts: { orders: { state: 'degraded' } } })
  const calls = { ...askPages(atFirst, product), checkout: buy(atFirst, 'away') }
  await expectAnswers(withBrokenFile.journal, product, calls)
  const refused = await buy(atSecond, 'away')
  expect(refused.status).toBe(503)
  expect(JSON.parse(refused.text)).toMatchObject({
    kind: 'orders-unavailable',
    detail: expect.stringContaining('Não conseguimos anotar pedidos agora.'),
  })
  expect(await checkoutCalls()).toBe(before)

  await postgres.start()
  await expect.poll(async () => (await buy(atSecond, 'away')).status, { timeout: 20_000 }).toBe(200)
  await becomesReady(atFirst)
  expect(await checkoutCalls()).toBe(before + 1)
  for (const { server } of [first, second]) {
    expect(server.output()).toContain('"file":"DATABASE_URL","fault":"unreachable"')
    expect(server.output()).not.toContain('shop:local')
  }
})

it('R26 an order that a replica was sending when it was killed is unknown to the others, and is not sent again', async () => {
  const before = await checkoutCalls()
  await atFirst.misbehave({ route: 'POST checkout', mode: 'hang' })
  const lost = buy(atSecond, 'killed').catch(() => null)
  await expect.poll(checkoutCalls).toBe(before + 1)
  second.server.signal('SIGKILL')
  await lost
  await atFirst.misbehave()
  expect(JSON.parse((await buy(atFirst, 'killed')).text).kind).toBe('checkout-unknown')
  expect(await checkoutCalls()).toBe(before + 1)
})
