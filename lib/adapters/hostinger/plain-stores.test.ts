import { afterAll, describe, expect, it } from 'vitest'
import { productIdSchema } from '../../domain/identifiers.ts'
import { listEveryProduct } from '../../store/list-every-product.ts'
import type { RefusedKey } from './client.ts'
import { answerJson, type Fault, startFaultServer } from './testing/fault-server.ts'
import { errorOf, testClient, unwrap } from './testing/test-client.ts'

const idOf = (index: number) => productIdSchema.parse(`prod_${String(index).padStart(26, '0')}`)
const rows = Array.from({ length: 7 }, (_, index) => ({
  id: idOf(index),
  title: `Produto ${index}`,
  order: index,
}))
const ids = rows.map(({ id }) => id)

const server = await startFaultServer()
afterAll(() => server.close())

/** A store that answers its list as configured; single products are always there. */
function serveList(list: (query: URLSearchParams) => Fault): void {
  server.answerWith((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', server.origin)
    const [, reference] = /\/products\/(.+)$/.exec(pathname) ?? []
    const product = rows.find(({ id }) => id === reference)
    const answer = reference === undefined ? list(searchParams) : answerJson({ product }, product ? 200 : 404)
    answer(request, response)
  })
}

const client = (refused: RefusedKey[] = []) =>
  testClient({ baseUrl: server.origin, onRefusedKey: (key) => refused.push(key) })
const refusing = (...message: string[]) => answerJson({ statusCode: 400, message }, 400)
const everyId = async (api = client()) =>
  unwrap(await listEveryProduct(api, { pageSize: 3 })).map(({ id }) => id)
const pageOf = (query: URLSearchParams, size: number) => {
  const offset = Number(query.get('offset'))
  return rows.slice(offset, offset + size)
}

describe('R25 a store that refuses a query key', () => {
  const asked = () => server.received.map(({ url }) => [...new URL(url, server.origin).searchParams.keys()])

  it.each(['exclude_types', 'to_date', 'limit'])(
    'R25 by name (%s) is asked again without it, and never with it again',
    async (key) => {
      const refused: RefusedKey[] = []
      serveList((query) =>
        query.has(key)
          ? refusing(`property ${key} should not exist`)
          : answerJson({ products: pageOf(query, 2), count: 7 }),
      )
      const api = client(refused)
      expect(await everyId(api)).toEqual(ids)
      expect(await everyId(api)).toEqual(ids)
      expect(asked().map((keys) => keys.includes(key))).toEqual([true, ...Array(8).fill(false)])
      expect(refused).toEqual([{ call: 'products', key }])
    },
  )

  it('R25 without a word is asked again with less and less', async () => {
    serveList((query) =>
      query.has('exclude_types') || query.has('to_date')
        ? answerJson({}, 400)
        : answerJson({ products: pageOf(query, 3), count: 7 }),
    )
    const api = client()
    expect(await everyId(api)).toEqual(ids)
    expect(asked().slice(0, 3)).toEqual([
      ['offset', 'limit', 'to_date', 'exclude_types'],
      ['offset', 'limit', 'to_date'],
      ['offset', 'limit'],
    ])
    expect(asked()).toHaveLength(5)
  })

  it('R25 remembers nothing that did not help, and gives the refusal back', async () => {
    const refused: RefusedKey[] = []
    serveList(() => answerJson({}, 400))
    const api = client(refused)
    expect(errorOf(await api.listProducts({ offset: 0, limit: 3 })).status).toBe(400)
    expect([server.received.length, refused]).toEqual([4, []])
    serveList(() => refusing('offset must not be negative'))
    await api.listProducts({ offset: 0, limit: 3 })
    expect(asked()).toEqual([['offset', 'limit', 'to_date', 'exclude_types']])
  })

  it('R25 never sells a subscription, whatever the store makes of exclude_types', async () => {
    const plain = { ...rows[0], type: { value: 'physical' } }
    const subscription = { ...rows[1], type: { value: 'subscription' } }
    serveList(() => answerJson({ products: [plain, subscription, rows[2]], count: 3 }))
    expect(await everyId()).toEqual([idOf(0), idOf(2)])
  })
})

describe('R25 a store with pages of its own', () => {
  it.each([
    [
      'gives fewer than were asked for',
      (query: URLSearchParams) => ({ products: pageOf(query, 2), count: 7 }),
    ],
    ['gives more', (query: URLSearchParams) => ({ products: pageOf(query, 5), count: 7 })],
    ['counts nothing', (query: URLSearchParams) => ({ products: pageOf(query, 3) })],
    ['counts nothing and gives fewer', (query: URLSearchParams) => ({ products: pageOf(query, 2) })],
    [
      'counts the page',
      (query: URLSearchParams) => {
        const products = pageOf(query, 3)
        return { products, count: products.length }
      },
    ],
    ['counts more than it has', (query: URLSearchParams) => ({ products: pageOf(query, 3), count: 50 })],
    ['has no pages, and no count', () => ({ products: rows })],
    ['has no pages', () => ({ products: rows, count: 7 })],
  ])('R25 that %s is read to its end, and not beyond', async (_title, list) => {
    serveList((query) => answerJson(list(query)))
    expect(await everyId()).toEqual(ids)
    expect(server.received.length).toBeLessThan(6)
  })

  it('R25 is a fault, not a small shop, when it gives its first page for every other one', async () => {
    serveList(() => answerJson({ products: rows.slice(0, 3), count: 7 }))
    expect(errorOf(await listEveryProduct(client(), { pageSize: 3 })).kind).toBe('malformed')
  })
})

describe('R25 products by id', () => {
  const wanted = [idOf(1), idOf(4), idOf(6)]
  const listed = (query: URLSearchParams) => rows.filter(({ id }) => query.getAll('ids[]').includes(id))
  const read = async (asking = wanted) => {
    const page = unwrap(await client().listProducts({ ids: asking, offset: 0, limit: asking.length }))
    return page.products.map(({ id }) => id)
  }

  it.each([
    [
      'gives fewer than it was asked for',
      (query: URLSearchParams) => {
        const all = listed(query)
        return answerJson({ products: all.slice(0, 2), count: all.length })
      },
    ],
    [
      'gives one, and counts nothing',
      (query: URLSearchParams) => answerJson({ products: listed(query).slice(0, 1) }),
    ],
    [
      'does not look at ids[]',
      (query: URLSearchParams) => answerJson({ products: pageOf(query, 3), count: 7 }),
    ],
    ['refuses ids[]', () => refusing('property ids should not exist')],
  ])('R25 are all found in a store that %s', async (_title, list) => {
    serveList(list)
    expect(await read()).toEqual(wanted)
  })

  it('R4 R25 lose one that cannot be read, listed or alone, and keep the others', async () => {
    const bad = { id: idOf(4), variants: [{ id: '../x' }] }
    serveList(() => answerJson({ products: [rows[1], bad, rows[6]], count: 3 }))
    expect(await read()).toEqual([idOf(1), idOf(6)])
    server.answerWith((request, response) => {
      const isAlone = /\/products\/./.test(request.url ?? '')
      const product = request.url?.includes(idOf(4)) ? bad : rows[1]
      const answer = isAlone ? answerJson({ product }) : refusing('property ids should not exist')
      answer(request, response)
    })
    expect(await read([idOf(1), idOf(4)])).toEqual([idOf(1)])
  })
})
