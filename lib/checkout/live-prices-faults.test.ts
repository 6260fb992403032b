import { afterAll, describe, expect, it } from 'vitest'
import {
  answerJson,
  type Fault,
  faults,
  rateLimited,
  startFaultServer,
} from '../adapters/hostinger/testing/fault-server.ts'
import { errorOf, testClient, unwrap } from '../adapters/hostinger/testing/test-client.ts'
import { productIdOf } from '../testing/sample-values.ts'
import { createLivePrices } from './live-prices.ts'

const server = await startFaultServer()
afterAll(() => server.close())

const banana = productIdOf(1)
const row = {
  id: banana,
  title: 'Banana',
  variants: [
    {
      id: 'variant_00000000000000000000000001',
      manage_inventory: true,
      prices: [{ amount: 500, currency_code: 'brl' }],
    },
  ],
}
/** One body for both calls: each reads its own part. */
const whole = answerJson({ products: [row], count: 1, variants: [] })

/** A short timeout for a store that says nothing; the others have room on a busy machine. */
const clientFor = (fault?: Fault) =>
  testClient({
    baseUrl: server.origin,
    timeouts: { readMs: fault === faults.hang ? 60 : 20_000, checkoutMs: 1 },
  })

const open = (find = clientFor) =>
  createLivePrices({
    api: {
      listProducts: (query) => find().listProducts(query),
      listStock: (ids) => find().listStock(ids),
    },
    now: () => 0,
  })

describe('facts from a store that misbehaves', () => {
  const cases: readonly [string, Fault, string][] = [
    ['R1 hang', faults.hang, 'timeout'],
    ['R2 serverError', faults.serverError, 'http'],
    ['R3 rateLimited', rateLimited('30'), 'rate-limited'],
    ['R4 malformedJson', faults.malformedJson, 'malformed'],
    ['R4 html', faults.html, 'malformed'],
    ['R4 another shape', answerJson({ products: {}, variants: 7 }), 'malformed'],
    [
      'R4 rows that cannot be read',
      answerJson({ products: [{ id: 7 }], count: 1, variants: [] }),
      'malformed',
    ],
    ['R5 reset', faults.reset, 'unreachable'],
    ['R5 truncated', faults.truncated, 'unreachable'],
    ['R6 hugeDeclared', faults.hugeDeclared, 'too-large'],
  ]
  it.each(cases)('are a failure for all who wait, and are not kept: %s', async (_name, fault, kind) => {
    let client = clientFor(fault)
    const facts = open(() => client)
    server.answerWith(fault)
    const both = await Promise.all([facts.list([banana]), facts.list([banana])])
    expect(both.map((result) => errorOf(result).kind)).toEqual([kind, kind])
    server.answerWith(whole)
    client = clientFor()
    expect(unwrap(await facts.list([banana])).get(banana)?.title).toBe('Banana')
  })

  it('R4 lose one row that cannot be read, and keep the others', async () => {
    const bad = { ...row, id: productIdOf(2), variants: [{ id: '../x' }] }
    server.answerWith(answerJson({ products: [bad, row], count: 2, variants: [] }))
    const found = unwrap(await open().list([banana, productIdOf(2)]))
    expect([...found.keys()]).toEqual([banana])
  })

  it('keep addresses short for a cart of a hundred products', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => productIdOf(index))
    server.answerWith(answerJson({ products: [], count: 0, variants: [] }))
    unwrap(await open().list(ids))
    expect(server.received.length).toBeGreaterThan(3)
    for (const { url } of server.received) expect(url.length).toBeLessThanOrEqual(2000)
  })
})
