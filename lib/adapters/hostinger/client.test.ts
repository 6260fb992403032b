import { afterAll, describe, expect, it } from 'vitest'
import { productHandleSchema, productIdSchema, variantIdSchema } from '../../domain/identifiers.ts'
import { listEveryProduct } from '../../store/list-every-product.ts'
import type { StoreApi } from '../../store/store-api.ts'
import type { StoreApiClientOptions } from './client.ts'
import type { DroppedRow } from './parse-answer.ts'
import { answerJson, startFaultServer } from './testing/fault-server.ts'
import { errorOf, storeId, testClient, unwrap } from './testing/test-client.ts'

const variantId = variantIdSchema.parse('variant_01J0000000000000000000000A')
const productId = (index: number) => productIdSchema.parse(`prod_${String(index).padStart(26, '0')}`)
const page = { offset: 0, limit: 10 }
const emptyList = answerJson({ products: [], count: 0 })

const server = await startFaultServer()
afterAll(() => server.close())

function client(options: Partial<StoreApiClientOptions> = {}): StoreApi {
  return testClient({ baseUrl: server.origin, ...options })
}

describe('a request', () => {
  it('goes to the store with the content type and nothing of a visitor', async () => {
    server.answerWith(emptyList)
    await client({ baseUrl: `${server.origin}/api/` }).listProducts({
      ...page,
      toDate: '2026-01-01T00:00:00.000Z',
    })
    const [request] = server.received
    const address = new URL(request?.url ?? '', server.origin)
    expect(address.pathname).toBe(`/api/store/${storeId}/products`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      offset: '0',
      limit: '10',
      to_date: '2026-01-01T00:00:00.000Z',
      exclude_types: 'subscription',
    })
    expect(request?.headers['content-type']).toBe('application/json')
    expect(request?.headers).not.toHaveProperty('cookie')
    expect(request?.headers).not.toHaveProperty('authorization')
  })

  it('S9 asks for nothing when the reference cannot be a product', async () => {
    server.answerWith(emptyList)
    for (const reference of ['../settings', 'a/b', '', '%2e%2e', 'a?b']) {
      expect(unwrap(await client().findOptionalProduct(reference as never))).toBeNull()
    }
    expect(server.received).toEqual([])
  })

  it('S9 encodes a handle and looks it up as slug', async () => {
    server.answerWith(answerJson({ message: 'no' }, 404))
    await client().findOptionalProduct(productHandleSchema.parse('pão-francês-'))
    expect(server.received[0]?.url).toBe(`/store/${storeId}/products/p%C3%A3o-franc%C3%AAs-?field=slug`)
  })

  it('takes what may be an id for one first, and for a handle when the store has no such id', async () => {
    server.answerWith(answerJson({ message: 'no' }, 404))
    await client().findOptionalProduct(productIdSchema.parse('7891000100103'))
    expect(server.received.map(({ url }) => url)).toEqual([
      `/store/${storeId}/products/7891000100103`,
      `/store/${storeId}/products/7891000100103?field=slug`,
    ])
  })

  it('refuses a store id that does not belong in an address', () => {
    expect(() => client({ storeId: '../admin' })).toThrow()
  })

  it('keeps one to_date for all pages of a listing', async () => {
    const rows = (first: number) => [0, 1].map((index) => ({ id: productId(first + index) }))
    server.answerWith(
      answerJson({ products: rows(0), count: 5 }),
      answerJson({ products: rows(2), count: 5 }),
      answerJson({ products: [{ id: productId(4) }], count: 5 }),
    )
    let time = Date.UTC(2026, 0, 1)
    const products = unwrap(await listEveryProduct(client({ now: () => (time += 1) }), { pageSize: 2 }))
    const searches = server.received.map((request) => new URL(request.url, server.origin).searchParams)
    expect(products).toHaveLength(5)
    expect(searches.map((search) => search.get('offset'))).toEqual(['0', '2', '4'])
    expect(new Set(searches.map((search) => search.get('to_date'))).size).toBe(1)
  })

  it('counts whole pieces of what the store counts in parts', async () => {
    const rows = [2.5, 0.4, 'x'].map((inventory_quantity, index) => ({
      id: variantId.replace(/.$/, String(index)),
      inventory_quantity,
    }))
    server.answerWith(answerJson({ variants: rows }))
    expect([...unwrap(await client().listStock([productId(1)])).values()]).toEqual([2, 0])
  })
})

describe('what is asked for again and again', () => {
  it('is sent by the store only where it changed, if that gives entity tags', async () => {
    const rows = (pieces: number) =>
      JSON.stringify({ variants: [{ id: variantId, inventory_quantity: pieces }] })
    let pieces = 3
    server.answerWith((request, response) => {
      const etag = `"${pieces}"`
      const isSeen = request.headers['if-none-match'] === etag
      response.writeHead(isSeen ? 304 : 200, { etag })
      response.end(isSeen ? undefined : rows(pieces))
    })
    const store = client()
    const stock = async (id = 1) => unwrap(await store.listStock([productId(id)])).get(variantId)
    expect([await stock(), await stock()]).toEqual([3, 3])
    pieces = 2
    expect([await stock(), await stock()]).toEqual([2, 2])
    expect(await stock(2), 'a tag is of one address').toBe(2)
    const tags = server.received.map(({ headers }) => headers['if-none-match'] ?? null)
    expect(tags).toEqual([null, '"3"', '"3"', '"2"', null])
  })
})

describe('what is read', () => {
  it('drops one bad product, reports it, and the list lives', async () => {
    const dropped: DroppedRow[] = []
    const bad = { id: productId(2), variants: [{ id: variantId, prices: [{ amount: 1.5 }] }] }
    server.answerWith(answerJson({ products: [{ id: productId(1) }, bad, { title: 'x' }], count: 3 }))
    const result = unwrap(await client({ onDropped: (row) => dropped.push(row) }).listProducts(page))
    expect(result.products.map((product) => product.id)).toEqual([productId(1)])
    expect(result.count).toBe(3)
    expect(dropped.map((row) => row.id)).toEqual([productId(2), null])
  })

  it('R4 takes a list none of whose rows can be read for a fault, not for an empty shop', async () => {
    server.answerWith(answerJson({ products: [{ title: 'x' }], count: 1 }))
    expect(errorOf(await listEveryProduct(client())).kind).toBe('malformed')
  })

  it('R4 refuses a 200 of another shape', async () => {
    for (const body of [{}, [], null, 'x', { products: {} }]) {
      server.answerWith(answerJson(body))
      expect(errorOf(await client().listProducts(page)).kind).toBe('malformed')
      expect(errorOf(await client().listCollections()).kind).toBe('malformed')
    }
  })

  it('has null for a product that is not there, and the error for anything else', async () => {
    server.answerWith(answerJson({ message: 'no' }, 404))
    expect(unwrap(await client().findOptionalProduct(productId(1)))).toBeNull()
    server.answerWith(answerJson({ message: 'no' }, 403))
    expect(errorOf(await client().findOptionalProduct(productId(1))).status).toBe(403)
  })
})
