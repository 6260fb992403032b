import { describe, expect, it } from 'vitest'
import { plainPrice, productIdOf, productOf, variantOf } from '../testing/sample-values.ts'
import { createCurrencyWarning } from './get-catalog.ts'
import { indexCatalog } from './snapshot.ts'

const inCurrencies = (...currencies: readonly string[]) =>
  indexCatalog({
    products: currencies.map((currency, index) =>
      productOf({ id: productIdOf(index), variants: [variantOf({ price: { ...plainPrice, currency } })] }),
    ),
    collections: [],
    language: null,
    readAt: '2026-11-22T00:00:00Z',
  })

const warned = (...readings: readonly (readonly string[])[]) => {
  const lines: unknown[] = []
  const warn = createCurrencyWarning('uyu', (...line) => lines.push(line))
  for (const currencies of readings) warn(inCurrencies(...currencies))
  return lines
}

describe('goods in another currency than the shop', () => {
  it('are reported to the operator, each currency once with how many there are', () => {
    expect(warned(['uyu', 'usd', 'brl', 'usd'])).toEqual([
      ['warn', 'catalog.other-currency', { currency: 'USD', products: 2, shop: 'UYU' }],
      ['warn', 'catalog.other-currency', { currency: 'BRL', products: 1, shop: 'UYU' }],
    ])
  })

  it('are reported again only when there are others', () => {
    expect(warned(['usd'], ['usd', 'uyu'], ['uyu'], ['usd', 'usd'])).toHaveLength(2)
  })

  it('are not spoken of where there are none', () => {
    expect(warned(['uyu', 'uyu'])).toEqual([])
  })
})
