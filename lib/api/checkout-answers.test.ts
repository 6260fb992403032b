import { describe, expect, it } from 'vitest'
import { variantIdOf } from '../testing/sample-values.ts'
import { quote } from './checkout-answers.ts'

const line = {
  variantId: variantIdOf(1),
  quantity: 1,
  price: { amount: 649, saleAmount: 599, currency: 'brl' },
  stock: 4,
  weightGrams: 500,
  changes: [{ kind: 'gone' }],
}

const read = (lines: readonly unknown[]) => quote.parse({ lines }).lines

describe('the changed lines of an answer', () => {
  it('are read as they are, without what they should not have', () => {
    expect(read([{ ...line, isFree: true }])).toEqual([line])
    const gone = { ...line, price: null, stock: null, weightGrams: null }
    expect(read([gone])).toEqual([gone])
  })

  it('leave out changes and lines that cannot be read', () => {
    const changes = [
      null,
      { kind: 'new' },
      { kind: 'short', available: 0 },
      { kind: 'price', from: 1 },
      { kind: 'gone' },
    ]
    expect(read([{ ...line, changes }, { ...line, variantId: 7 }, null, 'x'])).toEqual([line])
    expect(read([{ ...line, price: { amount: '1' } }])).toEqual([{ ...line, price: null }])
  })
})
