import { afterAll, describe, expect, it } from 'vitest'
import { answerJson, faults, startFaultServer } from '../adapters/hostinger/testing/fault-server.ts'
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

const open = () => createLivePrices({ api: testClient({ baseUrl: server.origin }), now: () => 0 })

describe('facts from a store that misbehaves', () => {
  it('R4 are a failure for all who wait, and are not kept', async () => {
    const facts = open()
    server.answerWith(faults.html)
    const both = await Promise.all([facts.list([banana]), facts.list([banana])])
    expect(both.map((result) => errorOf(result).kind)).toEqual(['malformed', 'malformed'])
    server.answerWith(whole)
    expect(unwrap(await facts.list([banana])).get(banana)?.title).toBe('Banana')
  })

  it('R4 lose one row that cannot be read, and keep the others', async () => {
    const bad = { ...row, id: productIdOf(2), variants: [{ id: '../x' }] }
    server.answerWith(answerJson({ products: [bad, row], count: 2, variants: [] }))
    const found = unwrap(await open().list([banana, productIdOf(2)]))
    expect([...found.keys()]).toEqual([banana])
  })
})
