import { expect, it } from 'vitest'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { requestHashOf, shippingOf } from './order-of-body.ts'

const item = { variantId: variantIdOf(1), quantity: 1, seenAmount: 590 }
const body: ParsedCheckoutBody = { kind: 'buy-now', items: [item], cancelPath: '/store' }

it('R10 requestHashOf distinguishes bodies, and not their spelling', () => {
  const spelled: ParsedCheckoutBody = {
    cancelPath: '/store',
    items: [{ quantity: 1, seenAmount: 590, variantId: variantIdOf(1) }],
    timeZone: undefined,
    kind: 'buy-now',
  }
  expect(requestHashOf(spelled)).toBe(requestHashOf(body))
  const others: ParsedCheckoutBody[] = [
    { ...body, items: [{ ...item, quantity: 2 }] },
    { ...body, items: [{ ...item, seenAmount: 1 }] },
    { ...body, items: [{ ...item, note: 'x' }] },
    { ...body, delivery: { city: 'x', whatsapp: '1', substitution: null } },
  ]
  const hashes = [body, ...others].map(requestHashOf)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
})

it('keeps no weight that the journal of every database could not hold', () => {
  const weigh = (weightGrams: number) => {
    const shipping = { fee: null, itemCount: 2997, weightGrams, isEstimate: false }
    return shippingOf({ shipping }, null).weightGrams
  }
  expect([2750.4, 2_147_483_647, 2_997_000_000].map(weigh)).toEqual([2750, 2_147_483_647, null])
})
