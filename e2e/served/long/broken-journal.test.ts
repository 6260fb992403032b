import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { openDatabase } from '../../lib/server/database/database'
import { lockElsewhere } from '../../lib/server/database/testing/other-process'
import { askPages, expectAnswers } from '../support/fault-cells'
import { withBrokenFile } from '../support/fault-matrix'
import { type FaultyShop, openFaultyShop, purchaseOf, type Sellable } from '../support/faulty-shop'
import { portsOf } from '../support/ports'
import { buyWithoutDelivery } from '../support/shop-page'

const ports = portsOf('broken-journal')
const words = 'Não conseguimos anotar pedidos agora.'

// A production shop on data of which one file cannot be used.
test.describe('a shop on a broken database', () => {
  test.describe.configure({ mode: 'serial' })
  let data: string
  let journal: string
  let open: FaultyShop | null

  test.beforeEach(() => {
    data = fs.mkdtempSync(path.join(os.tmpdir(), 'broken-files-'))
    journal = path.join(data, 'orders', 'orders.sqlite')
    fs.mkdirSync(path.dirname(journal))
    open = null
  })
  test.afterEach(async () => {
    await open?.stop()
    fs.rmSync(data, { recursive: true, force: true })
  })

  async function start(variables: Record<string, string> = {}): Promise<FaultyShop> {
    open = await openFaultyShop({ ports, environment: { DATA_DIR: data, ...variables } })
    return open
  }

  const product = (shop: FaultyShop) => shop.products[0] as Sellable
  const buy = (shop: FaultyShop, key: string) =>
    shop.post('/api/checkout', purchaseOf(product(shop)), { 'idempotency-key': key.padEnd(20, '0') })

  async function followsTheTable(
    shop: FaultyShop,
    fault: keyof typeof withBrokenFile,
    key: string,
  ): Promise<void> {
    const checkout = buy(shop, key).then((answer) => ({ ...answer, milliseconds: 0 }))
    const calls = { ...askPages(shop, product(shop)), checkout }
    await expectAnswers({ row: withBrokenFile[fault], calls, product: product(shop), isTimed: true })
  }

  /** The shop shows all it has, and only orders are refused, with words, before the store receives them. */
  async function showsAndTakesNoOrder(shop: FaultyShop, fault: string, key: string): Promise<void> {
    await expect
      .poll(async () => JSON.parse((await shop.ask('/api/health/ready')).text))
      .toMatchObject({ status: 'degraded', parts: { orders: { state: 'degraded' } } })
    const { checkoutCalls } = await shop.storeState()
    await followsTheTable(shop, 'journal', key)
    const refused = await buy(shop, key)
    expect([refused.status, refused.retryAfter]).toEqual([503, '5'])
    expect(JSON.parse(refused.text)).toMatchObject({ kind: 'orders-unavailable', title: 'Erro no Checkout' })
    expect(JSON.parse(refused.text).detail).toContain(words)
    expect((await shop.storeState()).checkoutCalls).toBe(checkoutCalls)
    expect(shop.shop.output()).toContain(`"part":"orders","file":"${journal}","fault":"${fault}"`)
  }

  async function takesOrders(shop: FaultyShop, key: string): Promise<void> {
    await expect.poll(async () => (await buy(shop, key)).status).toBe(200)
    await expect.poll(async () => (await shop.ask('/api/health/ready')).text).toContain('{"status":"ready"')
  }

  test('R23 a journal that is garbage costs orders alone, stays as it is, and is begun anew once moved away', async ({
    page,
  }) => {
    fs.writeFileSync(journal, 'garbage '.repeat(5000))
    const shop = await start()
    await showsAndTakesNoOrder(shop, 'damaged', 'first')
    await page.goto(`${ports.shopUrl}/product/${product(shop).handle}`)
    await page.getByRole('button', { name: /^Comprar Agora/ }).click()
    await buyWithoutDelivery(page)
    await expect(page.getByText(words).first()).toBeVisible()
    expect(fs.readFileSync(journal, 'utf8')).toBe('garbage '.repeat(5000))
    expect(shop.shop.output()).toContain('Move it away together with its -wal and -shm, and keep them')
    fs.renameSync(journal, `${journal}.kept`)
    await takesOrders(shop, 'first')
  })

  test('R23 a journal that another process holds delays nothing else, and S20 is its owner’s alone', async () => {
    const shop = await start()
    await takesOrders(shop, 'before')
    for (const name of ['', 'orders.sqlite', 'orders.sqlite-wal', 'orders.sqlite-shm']) {
      const { mode } = fs.statSync(path.join(data, 'orders', name))
      expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0'])
    }
    const { checkoutCalls } = await shop.storeState()
    const other = await lockElsewhere(journal, 'writing')
    const refused = buy(shop, 'held')
    let isRefused = false
    void refused.then(() => {
      isRefused = true
    })
    const waits: number[] = []
    while (!isRefused) {
      const from = performance.now()
      expect((await shop.ask('/api/health/live')).status).toBe(200)
      waits.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect((await refused).status).toBe(503)
    expect((await refused).text).toContain(words)
    expect((await shop.storeState()).checkoutCalls).toBe(checkoutCalls)
    expect(waits.length).toBeGreaterThan(10)
    expect(Math.max(...waits)).toBeLessThan(1000)
    expect(JSON.parse((await shop.ask('/api/health/ready')).text).parts.orders.state).toBe('degraded')
    // Held for no longer than an order can wait.
    const waiting = buy(shop, 'held')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await other.letGo()
    expect((await waiting).status).toBe(200)
    await takesOrders(shop, 'held')
    expect((await shop.storeState()).checkoutCalls).toBe(checkoutCalls + 1)
  })

  test('R23 a store of our own that cannot be read shows what was last read, and comes back by itself', async () => {
    const variables = { STORE_API_URL: '', STORE_ID: '', CATALOG_REFRESH_SECONDS: '2' }
    const first = await start(variables)
    await expect.poll(() => fs.readdirSync(data).join(' ')).toMatch(/catalog\S*\.snapshot(?: |$)/)
    await first.stop()
    const file = path.join(data, 'embedded-store', 'store.sqlite')
    expect((fs.statSync(file).mode & 0o077).toString(8)).toBe('0')
    const parts = ['', '-wal', '-shm'].filter((end) => fs.existsSync(`${file}${end}`))
    for (const end of parts) fs.renameSync(`${file}${end}`, `${file}.kept${end}`)
    fs.writeFileSync(file, 'garbage '.repeat(5000))
    const shop = await start(variables)
    await followsTheTable(shop, 'embedded store', 'first')
    expect(JSON.parse((await shop.ask('/api/health/ready')).text)).toMatchObject({
      status: 'degraded',
      parts: { store: { state: 'degraded' } },
    })
    expect(fs.readFileSync(file, 'utf8')).toBe('garbage '.repeat(5000))
    for (const end of parts) fs.renameSync(`${file}.kept${end}`, `${file}${end}`)
    await expect.poll(async () => (await shop.ask('/api/health/ready')).text).toContain('{"status":"ready"')
  })

  for (const [release, version, remedy] of [
    ['a newer', 999, 'A newer release wrote the file. Start that release'],
    ['an earlier', 19, 'An earlier release wrote it in another layout: go back to that release'],
  ] as const)
    test(`R23 a file of ${release} release ends the start with one sentence, and stays as it is`, async () => {
      const database = openDatabase(path.dirname(journal), { file: 'orders.sqlite' })
      database.execute(`CREATE TABLE orders (key TEXT); PRAGMA user_version = ${version}`)
      database.close()
      const bytes = fs.readFileSync(journal)
      const { status, stderr } = spawnSync('node', ['scripts/start.ts'], {
        env: { ...process.env, PORT: String(ports.shop), DATA_DIR: data },
        encoding: 'utf8',
        timeout: 30_000,
      })
      expect(status).toBe(78)
      expect(stderr).toContain(`${journal}: ${remedy}`)
      expect(fs.readFileSync(journal).equals(bytes)).toBe(true)
    })
})
