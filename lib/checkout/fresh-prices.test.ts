import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  banana,
  bananaId,
  halfKiloBread,
  looseBread,
  storeId,
} from '../adapters/embedded/testing/small-catalog.ts'
import { testClient } from '../adapters/hostinger/testing/test-client.ts'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { variantIdSchema } from '../domain/identifiers.ts'
import { keyOf } from '../orders/testing/sample-orders.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { startCheckout } from './start-checkout.ts'
import { openCheckoutParts } from './testing/checkout-parts.ts'
import { type CountingStore, startCountingStore } from './testing/counting-store.ts'

// Real time, and a real client over real connections to a store that counts who asks.
let store: CountingStore
let context: CheckoutContext
let attempts: number

beforeEach(async () => {
  store = await startCountingStore()
  const api = testClient({ baseUrl: store.origin, storeId, timeouts: { readMs: 5000, checkoutMs: 5000 } })
  context = await openCheckoutParts(api, { checkoutHosts: [new URL(store.origin).host] })
  attempts = 0
})
afterEach(() => store.close())

const seen = { [banana]: 590, [halfKiloBread]: 990, [looseBread]: 520 }

/** A checkout of its own, of one piece each, at the prices of the catalogue. */
async function buy(...ids: (keyof typeof seen)[]) {
  attempts += 1
  const items = ids.map((id) => ({
    variantId: variantIdSchema.parse(id),
    quantity: 1,
    seenAmount: seen[id] ?? null,
  }))
  const body: ParsedCheckoutBody = { kind: 'buy-now', items, cancelPath: '/store' }
  const attempt = { key: keyOf(attempts), requestId: 'r-1', address: '192.0.2.1', accountId: null, body }
  const outcome = await startCheckout(attempt, context)
  return outcome.ok ? 'opened' : outcome.error
}

function readsSince(from: number): string[] {
  const read = store.server.received.slice(from).filter(({ method }) => method === 'GET')
  return read.map(({ url }) => /\/(products|variants)\?/.exec(url)?.[1] ?? url).toSorted()
}

describe('the price that a checkout compares', () => {
  it('R12 is at most 2 s old: one that changed 2.5 s before is reported, not sent', async () => {
    expect(await buy(banana)).toBe('opened')
    store.database.run('UPDATE variants SET sale_amount = 640 WHERE product_id = $id', { id: bananaId })
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await buy(banana)).toMatchObject({
      kind: 'cart-changed',
      lines: [{ changes: [{ kind: 'price', from: 590, to: 640 }] }],
    })
    expect(store.checkouts()).toBe(1)
  })

  it('R12 is read once for all who buy at the same moment, whatever is in their carts', async () => {
    const before = store.server.received.length
    const carts = [[banana], [looseBread], [banana, halfKiloBread], [halfKiloBread]] as const
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => buy(...(carts[index % 4] ?? []))))
    expect(new Set(all)).toEqual(new Set(['opened']))
    expect(readsSince(before)).toEqual(['products', 'variants'])
    expect(await buy(looseBread)).toBe('opened')
    expect(readsSince(before)).toEqual(['products', 'variants'])
  })
})
