import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  answerJson,
  type Fault,
  faults,
  rateLimited,
  startFaultServer,
} from '../adapters/hostinger/testing/fault-server.ts'
import { testClient, unwrap } from '../adapters/hostinger/testing/test-client.ts'
import { collectionIdSchema } from '../domain/identifiers.ts'
import { failure } from '../domain/result.ts'
import { StoreApiError } from '../store/errors.ts'
import { openEmbeddedShop } from '../testing/embedded-shop.ts'
import { readExtras, readSnapshot } from './read-snapshot.ts'

const now = () => new Date('2026-01-02T03:04:05Z')
const down = failure(new StoreApiError({ kind: 'timeout', message: 'too slow' }))

describe('readSnapshot of the embedded store', () => {
  it('holds every product with its stock, the collections, the language and the time', async () => {
    const snapshot = unwrap(await readSnapshot(openEmbeddedShop().api, now))
    const banana = snapshot.products.find(({ handle }) => handle === 'banana-prata')
    expect(snapshot.products).toHaveLength(4)
    expect(banana?.variants).toMatchObject([{ managesInventory: true, stock: 5 }])
    expect(banana?.variants[0]?.price).toEqual({ amount: 690, saleAmount: 590, currency: 'brl' })
    expect(snapshot.collections.map(({ title }) => title)).toEqual(['Frutas', 'Padaria'])
    expect(snapshot.language).toMatch(/^pt/)
    expect(snapshot.readAt).toBe('2026-01-02T03:04:05.000Z')
  })

  it('does without stock and settings, and then knows no number instead of zero', async () => {
    const { api } = openEmbeddedShop()
    const poor = { ...api, listStock: async () => down, findSettings: async () => down }
    const snapshot = unwrap(await readSnapshot(poor, now))
    expect(snapshot.language).toBeNull()
    expect(snapshot.products.flatMap(({ variants }) => variants.map(({ stock }) => stock))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('keeps the very objects of the last reading where nothing changed', async () => {
    const { api } = openEmbeddedShop()
    const first = unwrap(await readSnapshot(api, now))
    const second = unwrap(await readSnapshot(api, now, { previous: first }))
    expect(second.products.every((product, index) => product === first.products[index])).toBe(true)
    const [banana, ...others] = first.products
    const changed = {
      ...first,
      products: [{ ...banana, title: 'Outra' }, ...others] as typeof first.products,
    }
    const third = unwrap(await readSnapshot(api, now, { previous: changed }))
    expect(third.products.map((product) => changed.products.includes(product))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  it('keeps what was known of the stock when it cannot be read, and does not ask again with every page', async () => {
    const { api } = openEmbeddedShop()
    const first = unwrap(await readSnapshot(api, now))
    let asked = 0
    const small = {
      ...api,
      listProducts: (query: Parameters<typeof api.listProducts>[0]) =>
        api.listProducts({ ...query, limit: 1 }),
      listStock: async () => {
        asked += 1
        return down
      },
    }
    const second = unwrap(await readSnapshot(small, now, { previous: first }))
    expect(second.products).toEqual(first.products)
    expect(asked).toBe(1)
  })
})

const id = collectionIdSchema.parse('pcol_01J0000000000000000000000A')
const known = { collections: [{ id, title: 'Frutas', picture: null }], language: 'pt-BR' }
const nothing = { collections: [], language: null }

const server = await startFaultServer()
afterAll(() => server.close())

/** Patient with a machine that is busy, unless a test waits for silence. */
const api = (readMs = 5000) =>
  testClient({ baseUrl: server.origin, timeouts: { readMs, checkoutMs: readMs } })

const status = (code: number) => answerJson({ message: 'no' }, code)
const briefFaults: [string, Fault][] = [
  ['500', faults.serverError],
  ['502 as a page', faults.htmlError],
  ['a page with 200', faults.html],
  ['malformed JSON', faults.malformedJson],
  ['half a body', faults.truncated],
  ['a reset', faults.reset],
  ['silence', faults.hang],
  ['429', rateLimited('7')],
  ['400', status(400)],
  ['401', status(401)],
  ['403', status(403)],
]
const absent = [404, 405, 410, 501].map((code): [string, Fault] => [String(code), status(code)])

describe('R25 what a store has besides the calls of the specification', () => {
  it('is read where it is there', async () => {
    server.answerWith((request, response) =>
      (request.url?.endsWith('/collections')
        ? answerJson({ collections: [{ id, title: ' Frutas ' }] })
        : answerJson({ store_owner: { language: 'pt-BR' } }))(request, response),
    )
    expect(await readExtras(api(), null)).toEqual(known)
    expect(await readExtras(api(), nothing)).toEqual(known)
  })

  it.each([...briefFaults, ...absent])(
    'R25 is nothing where nothing was known, after %s',
    async (_title, fault) => {
      server.answerWith(fault)
      expect(await readExtras(api(300), null)).toEqual(nothing)
    },
  )

  it.each(briefFaults)('R25 stays as it was known, after %s', async (_title, fault) => {
    server.answerWith(fault)
    expect(await readExtras(api(300), known)).toEqual(known)
  })

  it.each(absent)('R25 is nothing once the store says that it has none, with %s', async (_title, fault) => {
    server.answerWith(fault)
    expect(await readExtras(api(), known)).toEqual(nothing)
  })

  it('R25 holds up the first reading for a moment only, and later ones for as long as it takes', async () => {
    vi.useFakeTimers()
    const late = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, 2000, value))
    const slow = {
      listCollections: () => late({ ok: true, value: known.collections } as const),
      findSettings: () => late({ ok: true, value: { language: 'pt-BR' } } as const),
    }
    const read = Promise.all([readExtras(slow, null), readExtras(slow, nothing)])
    await vi.advanceTimersByTimeAsync(2000)
    expect(await read).toEqual([nothing, known])
  })

  it('R25 takes no call away from what is sold, however often it fails', async () => {
    server.answerWith((request, response) =>
      (/\/(collections|settings)$/.test(request.url ?? '')
        ? faults.serverError
        : answerJson({ products: [], count: 0 }))(request, response),
    )
    const client = api()
    for (let turn = 0; turn < 4; turn += 1) await readExtras(client, nothing)
    expect(await client.listProducts({ offset: 0, limit: 1 })).toMatchObject({ ok: true })
  })
})
