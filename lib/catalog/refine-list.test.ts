import { describe, expect, it } from 'vitest'
import { plainPrice, productIdOf, productOf, variantOf } from '../testing/sample-values.ts'
import { sortProducts } from './refine-list.ts'

const priced = (title: string, amount: number, currency: string) =>
  productOf({
    id: productIdOf(amount),
    title,
    variants: [variantOf({ price: { ...plainPrice, amount, currency } })],
  })

describe('products sorted by price', () => {
  it('stand together by their currency, which do not compare', () => {
    const products = [
      priced('vinho', 1490, 'usd'),
      productOf({ title: 'sem preço', variants: [] }),
      priced('arroz', 8600, 'uyu'),
      priced('licor', 900, 'usd'),
      priced('sal', 1000, 'uyu'),
    ]
    expect(sortProducts(products, 'menor-preco').map(({ title }) => title)).toEqual([
      'licor',
      'vinho',
      'sal',
      'arroz',
      'sem preço',
    ])
  })
})
