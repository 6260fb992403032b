import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createRandom } from '../../../lib/adapters/embedded/testing/generate-catalog'
import { openDatabase } from '../../../lib/server/database/database'
import { readSitemap } from '../../../scripts/tools/servers'
import { overRecordedShop, recording } from '../../support/recorded-shop'
import { revalidateSecret, runShop } from '../../support/run-shop'

/** Changes of a merchant between two readings, each to one product or to all. `?` stands for its id, `#` for a number. */
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
}

const random = createRandom(35)
const shop = await runShop({
  ...recording,
  store: { products: 30, refreshSeconds: 3600 },
  environment: { REVALIDATE_SECRET: revalidateSecret, RATE_LIMIT_SCALE: '1000' },
})
afterAll(shop.close)
const { ask } = overRecordedShop(shop)

/** Makes a change to some product; its address. */
function change(sql: string): string {
  const merchant = openDatabase(shop.storeFolder)
  const products = merchant.all('SELECT id, handle FROM products WHERE deleted_at IS NULL') as {
    id: string
    handle: string
  }[]
  const { id, handle } = products[Math.floor(random() * products.length)] as (typeof products)[number]
  merchant.run(sql.replaceAll('#', () => String(Math.floor(random() * 90) + 10)).replace('?', `'${id}'`))
  merchant.close()
  return handle
}

async function readStore(): Promise<void> {
  const headers = { authorization: `Bearer ${revalidateSecret}` }
  expect((await fetch(`${shop.url}/api/revalidate`, { method: 'POST', headers })).status).toBe(200)
}

async function visitAll(addresses: readonly string[]) {
  const pages = new Map<string, string>()
  const rendered: string[] = []
  for (const address of addresses) {
    const { status, text, saved } = await ask(address)
    pages.set(address, `${status} ${text}`)
    if (saved > 0 && status === 200) rendered.push(address)
  }
  return { pages, rendered }
}

/** Visits all until none is rendered: the index of the search follows a reading. */
async function visitUntilKept(addresses: readonly string[]) {
  const rendered = new Set<string>()
  for (let round = 0; round < 4; round += 1) {
    const visit = await visitAll(addresses)
    if (visit.rendered.length === 0) return { pages: visit.pages, rendered: [...rendered] }
    for (const address of visit.rendered) rendered.add(address)
  }
  throw new Error(`never kept: ${[...rendered].join(' ')}`)
}

it('R22 R33 a kept page is byte for byte what it would be rendered afresh, and no other than what changed is rendered', async () => {
  const readCategories = async () => {
    // The first reading of a busy machine may do without them (trust R25).
    await readStore()
    return (await ask('/api/categories')).text
  }
  await expect.poll(readCategories).toContain('frutas')
  const searches = ['/busca/banana', '/busca/queijo', '/store/menor-preco', '/store/em-oferta', '/categorias']
  const addresses = [...(await readSitemap(shop.url)), ...searches]
  await visitUntilKept(addresses)
  for (const [index, [name, statements]] of Object.entries(changes).entries()) {
    const [handle = ''] = statements.map(change)
    await readStore()
    const kept = await visitUntilKept(addresses)
    if (statements.length === 1) {
      const showing = addresses.filter((address) => kept.pages.get(address)?.includes(handle))
      expect(kept.rendered.filter((address) => !showing.includes(address))).toEqual([])
      expect(kept.rendered).toContain(`/product/${handle}`)
    }
    // Next drops a tag that is too long or one of too many, and says so.
    expect(shop.server.output()).not.toMatch(/cacheTag|exceeded max/)
    if (index % 2 === 0) continue
    await shop.stop()
    fs.rmSync(path.join(shop.dataDirectory, 'pages'), { recursive: true })
    await shop.start()
    const afresh = await visitAll(addresses)
    const wrong = addresses.filter((address) => kept.pages.get(address) !== afresh.pages.get(address))
    expect([name, wrong]).toEqual([name, []])
    await visitUntilKept(addresses)
  }
}, 300_000)
