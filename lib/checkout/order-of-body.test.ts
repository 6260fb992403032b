import { expect, it } from 'vitest'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { requestHashOf } from './order-of-body.ts'

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
