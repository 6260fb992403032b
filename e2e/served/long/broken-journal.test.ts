import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../lib/server/database/database'
import { lockElsewhere } from '../../../lib/server/database/testing/other-process'
import { closedPort } from '../../../lib/testing/closed-port'
import { newFolder } from '../../../lib/testing/new-folder'
import { askPages, expectAnswers, withBrokenFile } from '../../support/fault-table'
import {
  type Answer,
  type FaultyShop,
  overFaultyStore,
  purchaseOf,
  type Sellable,
  sellable,
} from '../../support/faulty-store'
import { runShop } from '../../support/run-shop'

const words = 'Não conseguimos anotar pedidos agora.'
const garbage = 'garbage '.repeat(5000)
const product = sellable[0] as Sellable

const shop = await runShop({ store: 'faulty', files: { 'data/orders/orders.sqlite': garbage } })
afterAll(shop.close)
const open = overFaultyStore(shop)
const journal = path.join(shop.dataDirectory, 'orders', 'orders.sqlite')

const buy = ({ post }: FaultyShop, key: string) =>
  post('/api/checkout', purchaseOf(product), { 'idempotency-key': key.padEnd(20, '0') })
const readinessOf = async ({ ask }: FaultyShop) => JSON.parse((await ask('/api/health/ready')).text)

/** Compares all that the shop answers with the table, an order included. */
const expectRow = (at: FaultyShop, fault: keyof typeof withBrokenFile, key: string) =>
  expectAnswers(withBrokenFile[fault], product, { ...askPages(at, product), checkout: buy(at, key) })

async function takesOrders(key: string): Promise<void> {
  await expect.poll(async () => (await buy(open, key)).status).toBe(200)
  await expect.poll(() => readinessOf(open)).toMatchObject({ status: 'ready' })
}

it('R23 a journal that is garbage costs orders alone, stays as it is, and is begun anew once moved away', async () => {
  await expect
    .poll(() => readinessOf(open))
    .toMatchObject({ status: 'degraded', parts: { orders: { state: 'degraded' } } })
  const { checkoutCalls } = await open.storeState()
  await expectRow(open, 'journal', 'first')
  const refused = await buy(open, 'first')
  expect([refused.status, refused.retryAfter]).toEqual([503, '5'])
  expect(JSON.parse(refused.text)).toMatchObject({
    kind: 'orders-unavailable',
    title: 'Erro no Checkout',
    detail: expect.stringContaining(words),
  })
  expect((await open.storeState()).checkoutCalls).toBe(checkoutCalls)
  const output = shop.server.output()
  expect(output).toContain(`"part":"orders","file":"${journal}","fault":"damaged"`)
  expect(output).toContain('Move it away together with its -wal and -shm, and keep them')
  expect(fs.readFileSync(journal, 'utf8')).toBe(garbage)
  fs.renameSync(journal, `${journal}.kept`)
  await takesOrders('first')
})

it('R23 S20 a journal is its owner’s alone, and delays nothing else while another process holds it', async () => {
  if (fs.readFileSync(journal, 'latin1').startsWith('garbage')) fs.rmSync(journal)
  await takesOrders('before')
  for (const name of ['', 'orders.sqlite', 'orders.sqlite-wal', 'orders.sqlite-shm']) {
    const { mode } = fs.statSync(path.join(shop.dataDirectory, 'orders', name))
    expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0'])
  }
  const { checkoutCalls } = await open.storeState()

  /** Orders, asks for something else while the order waits for the journal, and then releases it. */
  async function buyMeanwhile(release?: () => Promise<void>): Promise<Answer> {
    let isAnswered = false
    const order = buy(open, 'held').finally(() => {
      isAnswered = true
    })
    for (let turn = 0; turn < 10; turn += 1) expect((await open.ask('/api/health/live')).status).toBe(200)
    expect(isAnswered).toBe(false)
    await release?.()
    return order
  }
  const other = await lockElsewhere(journal, 'writing')
  const refused = await buyMeanwhile()
  expect([refused.status, refused.text.includes(words)]).toEqual([503, true])
  expect((await open.storeState()).checkoutCalls).toBe(checkoutCalls)
  expect((await readinessOf(open)).parts.orders.state).toBe('degraded')
  expect((await buyMeanwhile(other.letGo)).status).toBe(200)
  await takesOrders('held')
  expect((await open.storeState()).checkoutCalls).toBe(checkoutCalls + 1)
})

it('R23 a store of our own that cannot be read shows what was last read, and comes back by itself', async () => {
  const own = await runShop({ environment: { CATALOG_REFRESH_SECONDS: '2' } })
  onTestFinished(own.close)
  const at = overFaultyStore(own)
  await expect.poll(() => fs.readdirSync(own.dataDirectory).join(' ')).toMatch(/catalog\S*\.snapshot(?: |$)/)
  await own.stop()
  const file = path.join(own.dataDirectory, 'embedded-store', 'store.sqlite')
  expect((fs.statSync(file).mode & 0o077).toString(8)).toBe('0')
  const parts = ['', '-wal', '-shm'].filter((end) => fs.existsSync(`${file}${end}`))
  for (const end of parts) fs.renameSync(`${file}${end}`, `${file}.kept${end}`)
  fs.writeFileSync(file, garbage)
  await own.start()
  await expectRow(at, 'embedded store', 'first')
  expect(await readinessOf(at)).toMatchObject({ status: 'degraded', parts: { store: { state: 'degraded' } } })
  expect(fs.readFileSync(file, 'utf8')).toBe(garbage)
  for (const end of parts) fs.renameSync(`${file}.kept${end}`, `${file}${end}`)
  await expect.poll(() => readinessOf(at)).toMatchObject({ status: 'ready' })
})

it.for([
  ['a newer', 999, 'A newer release wrote the file. Start that release'],
  ['an earlier', 19, 'An earlier release wrote it in another layout: go back to that release'],
] as const)(
  'R23 a file of %s release ends the start with one sentence, and stays as it is',
  async ([, version, remedy]) => {
    const folder = newFolder()
    const database = openDatabase(path.join(folder, 'orders'), { file: 'orders.sqlite' })
    database.execute(`CREATE TABLE orders (key TEXT); PRAGMA user_version = ${version}`)
    database.close()
    const file = path.join(folder, 'orders', 'orders.sqlite')
    const bytes = fs.readFileSync(file)
    const { status, stderr } = spawnSync('node', ['scripts/start.ts'], {
      env: { ...process.env, PORT: String(await closedPort()), DATA_DIR: folder },
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect(status).toBe(78)
    expect(stderr).toContain(`${file}: ${remedy}`)
    expect(fs.readFileSync(file).equals(bytes)).toBe(true)
  },
)
