import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { portsOf } from '../support/ports'
import { type PricedStore, setPrice, startPricedStore } from '../support/priced-shop'
import { type RecordedShop, startRecordedShop } from '../support/recorded-shop'

const ports = portsOf('price-change')
const hour = 3_600_000
const product = '/product/melado-batido'
const pages = [product, '/', '/store', '/busca/melado', '/categoria/da-serra']

// A store in a process of its own whose merchant changes a price, and a shop whose pages are old by then.
test.describe('a price that changes', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'price-change-'))
  let store: PricedStore
  let environment: Readonly<Record<string, string>>
  let open: RecordedShop
  let cents = 1790

  test.beforeAll(async () => {
    store = await startPricedStore(ports)
    environment = { ...store.environment, DATA_DIR: folder }
    open = await startRecordedShop({ ports, environment })
  })
  test.afterAll(async () => {
    await open?.shop.stop()
    await store?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  const price = () => (cents / 100).toFixed(2).replace('.', ',')
  const changes = () => open.shop.output().match(/"catalog.changed"/g)?.length ?? 0

  function changePrice(): void {
    cents += 100
    setPrice(store.folder, 'melado-batido', cents)
  }

  /** Until the shop's reader has noticed, and then until the index of the search has. */
  async function changePriceAndWait(): Promise<void> {
    const before = changes()
    changePrice()
    await expect.poll(changes).toBe(before + 1)
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }

  async function expectPrice(paths: readonly string[]): Promise<void> {
    for (const page of paths) {
      const { status, text } = await open.ask(page)
      expect([page, status, text.includes(price())]).toEqual([page, 200, true])
    }
  }

  test('R22 the first visitor after it sees the new one, however late, on every page', async () => {
    await expectPrice(pages)
    await changePriceAndWait()
    await expectPrice(pages)
  })

  test('R22 R71 however many come at once, a page that is out of date is rendered once', async () => {
    await expectPrice(pages)
    await changePriceAndWait()
    const { texts, saved } = await open.crowd(product, 60)
    expect(texts.filter((text) => text.includes(price()))).toHaveLength(60)
    expect(saved).toBeLessThanOrEqual(2)
  })

  test('R33 however many readings have been since, a page that shows nothing of what changed is sent without Next', async () => {
    await expectPrice([product])
    for (const handle of ['pinhao-da-serra', null]) {
      if (handle) setPrice(store.folder, handle, 1000 + cents)
      await new Promise((resolve) => setTimeout(resolve, 2500))
      const { texts, looked, saved } = await open.crowd(product, 60)
      expect(texts.filter((text) => text.includes(price()))).toHaveLength(60)
      expect([looked, saved]).toEqual([0, 0])
    }
  })

  for (const [name, shift] of [
    ['forward', hour],
    ['back', -hour],
  ] as const) {
    test(`R22 whatever the clock does: an hour ${name} and home again`, async () => {
      await open.shiftClock(shift)
      await changePriceAndWait()
      await expectPrice(pages)
      await open.shiftClock(0)
      await changePriceAndWait()
      await expectPrice(pages)
    })

    test(`R22 whatever the clock does between two runs: an hour ${name}`, async () => {
      await expectPrice(pages)
      await open.shop.stop()
      changePrice()
      open = await startRecordedShop({ ports, environment: { ...environment, CLOCK_SHIFT: String(shift) } })
      await expect.poll(changes).toBe(1)
      await expectPrice(pages)
      await changePriceAndWait()
      await expectPrice(pages)
    })
  }

  test('R22 what was kept before a restart is served after it, while it is still true', async () => {
    await expectPrice(pages)
    await open.shop.stop()
    open = await startRecordedShop({ ports, environment })
    const { headers, keys, text } = await open.ask(product)
    expect([headers['x-nextjs-cache'], keys, text.includes(price())]).toEqual(['HIT', [], true])
  })
})
