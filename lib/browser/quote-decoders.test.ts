import { describe, expect, it } from 'vitest'
import { variantIdOf } from '../testing/sample-values.ts'
import { quotedLines } from './quote-decoders.ts'

const line = {
  variantId: variantIdOf(1),
  quantity: 1,
  price: { amount: 649, saleAmount: 599, currency: 'brl' },
  stock: 4,
  weightGrams: 500,
  changes: [{ kind: 'gone' }],
}

describe('the changed lines of an answer', () => {
  it('are read as they are, without what they should not have', () => {
    expect(quotedLines([{ ...line, isFree: true }])).toEqual([line])
    const gone = { ...line, price: null, stock: null, weightGrams: null }
    expect(quotedLines([gone])).toEqual([gone])
  })

  it('leave out changes and lines that cannot be read', () => {
    const changes = [
      null,
      { kind: 'new' },
      { kind: 'short', available: 0 },
      { kind: 'price', from: 1 },
      { kind: 'gone' },
    ]
    expect(quotedLines([{ ...line, changes }, { ...line, variantId: 7 }, null, 'x'])).toEqual([line])
    expect(quotedLines([{ ...line, price: { amount: '1' } }])).toEqual([{ ...line, price: null }])
  })
})
