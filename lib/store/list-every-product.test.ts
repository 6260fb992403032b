import { describe, expect, it } from 'vitest'
import { openSmallStore, storeId, storeOrigin } from '../adapters/embedded/testing/small-catalog.ts'
import { testClient, unwrap } from '../adapters/hostinger/testing/test-client.ts'
import { listEveryProduct, type ReadPages } from './list-every-product.ts'

function openListing() {
  const { store, database } = openSmallStore()
  const api = testClient({
    baseUrl: storeOrigin,
    storeId,
    fetch: (address, init) => store.handle(new Request(address, init)),
  })
  return { api, database }
}

describe('listEveryProduct, asked again', () => {
  it('gives the very products again of pages that say the same, and new ones of a page that does not', async () => {
    const { api, database } = openListing()
    const pages: ReadPages = new Map()
    const read = async () => unwrap(await listEveryProduct(api, { pageSize: 2, pages }))
    const first = await read()
    const second = await read()
    expect(second.map((product, index) => product === first[index])).toEqual([true, true, true, true])
    database.run("UPDATE products SET title = 'Outra' WHERE id = $id", { id: first[3]?.id ?? '' })
    const third = await read()
    expect(third.map((product, index) => product === first[index])).toEqual([true, true, false, false])
    expect(third[3]?.title).toBe('Outra')
  })

  it('forgets pages behind the end of a listing that became shorter', async () => {
    const { api, database } = openListing()
    const pages: ReadPages = new Map()
    await listEveryProduct(api, { pageSize: 1, pages })
    expect([...pages.keys()]).toEqual([0, 1, 2, 3])
    database.run("UPDATE products SET deleted_at = '2026-01-01'", {})
    database.run('UPDATE products SET deleted_at = NULL WHERE position < 2', {})
    expect(unwrap(await listEveryProduct(api, { pageSize: 1, pages }))).toHaveLength(2)
    expect([...pages.keys()]).toEqual([0, 1])
  })
})
