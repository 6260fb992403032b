import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { createRandom } from '../../lib/adapters/embedded/testing/generate-catalog'
import { openDatabase } from '../../lib/server/database/database'
import { type RunningServer, readSitemap } from '../../scripts/tools/servers'
import { portsOf } from '../support/ports'
import { type RecordedShop, startRecordedShop } from '../support/recorded-shop'
import { startStore } from '../support/shop-over-store'

const ports = portsOf('only-what-changed')
const storeId = 'store_feira'
const random = createRandom(35)

/** What a merchant does between two readings, each to one product or to all. `?` stands for its id, `#` for a number. */
const changes = {
  'a price': ['UPDATE variants SET amount = 1000 + # WHERE product_id = ?'],
  'an offer, a title and a text, and goods that are sold out': [
    'UPDATE variants SET sale_amount = 10 + # WHERE product_id = ?',
    "UPDATE products SET title = 'Banana Nova #', updated_at = '2026-11-25T#' WHERE id = ?",
    "UPDATE products SET description = 'Texto #', updated_at = '2026-11-25T#' WHERE id = ?",
    'UPDATE variants SET stock = 0 WHERE product_id = ?',
  ],
  'what there is, and its order': [
    "UPDATE products SET deleted_at = '2026-11-25' WHERE id = ?",
    'UPDATE products SET sort_order = sort_order - # WHERE id = ?',
  ],
  collections: [
    "UPDATE products SET collections = '[]' WHERE id = ?",
    "UPDATE collections SET title = title || ' #' WHERE position = 1",
  ],
} as const

// A store in a process of its own, and a shop whose pages are looked at after each change: as they are kept, and once more
// by a shop that has kept none.
test.describe('only what changed is made again', () => {
  const storeFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'feira-'))
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'only-what-changed-'))
  let store: RunningServer
  let open: RecordedShop
  const start = () =>
    startRecordedShop({
      ports,
      environment: {
        STORE_API_URL: ports.storeUrl,
        STORE_ID: storeId,
        CATALOG_REFRESH_SECONDS: '1',
        DATA_DIR: dataDirectory,
        RATE_LIMIT_SCALE: '1000',
      },
    })

  test.beforeAll(async () => {
    store = await startStore(ports, storeFolder, { storeId, catalog: '--products=30' })
    open = await start()
  })
  test.afterAll(async () => {
    await open?.shop.stop()
    await store?.stop()
    for (const folder of [storeFolder, dataDirectory]) fs.rmSync(folder, { recursive: true, force: true })
  })

  function change(sql: string): string {
    const merchant = openDatabase(storeFolder)
    const products = merchant.all('SELECT id, handle FROM products WHERE deleted_at IS NULL') as {
      id: string
      handle: string
    }[]
    const { id, handle } = products[Math.floor(random() * products.length)] as (typeof products)[number]
    merchant.run(sql.replaceAll('#', () => String(Math.floor(random() * 90) + 10)).replace('?', `'${id}'`))
    merchant.close()
    return handle
  }

  async function visitAll(addresses: readonly string[]) {
    const pages = new Map<string, string>()
    const rendered: string[] = []
    for (const address of addresses) {
      const { status, text, saved } = await open.ask(address)
      pages.set(address, `${status} ${text}`)
      if (saved > 0 && status === 200) rendered.push(address)
    }
    return { pages, rendered }
  }

  test('R22 R33 whatever the merchant does, a kept page is byte for byte what it would be rendered afresh, and no other is rendered', async () => {
    test.setTimeout(300_000)
    const searches = [
      '/busca/banana',
      '/busca/queijo',
      '/store/menor-preco',
      '/store/em-oferta',
      '/categorias',
    ]
    const addresses = [...(await readSitemap(ports.shopUrl)), ...searches]
    await visitAll(addresses)
    const count = () => open.shop.output().match(/"catalog.changed"/g)?.length ?? 0
    for (const [name, statements] of Object.entries(changes)) {
      const before = count()
      const [handle = ''] = statements.map(change)
      await expect.poll(count, { message: name }).toBeGreaterThan(before)
      // What that reading has missed comes with the next one, and the index of the search follows.
      await new Promise((resolve) => setTimeout(resolve, 2500))
      const kept = await visitAll(addresses)
      expect((await visitAll(addresses)).rendered, `${name}: all are kept now`).toEqual([])
      if (statements.length === 1) {
        const showing = addresses.filter((address) => kept.pages.get(address)?.includes(handle))
        expect(kept.rendered.filter((address) => !showing.includes(address))).toEqual([])
        expect(kept.rendered).toContain(`/product/${handle}`)
      }
      // Next drops a tag that is too long or one of too many, and says so.
      expect(open.shop.output()).not.toMatch(/cacheTag|exceeded max/)
      await open.shop.stop()
      fs.rmSync(path.join(dataDirectory, 'pages'), { recursive: true })
      open = await start()
      const afresh = await visitAll(addresses)
      const wrong = addresses.filter((address) => kept.pages.get(address) !== afresh.pages.get(address))
      expect([name, wrong]).toEqual([name, []])
    }
  })
})
