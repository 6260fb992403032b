import { describe, expect, it } from 'vitest'
import { indexCatalog } from '../../catalog/snapshot.ts'
import { collectionIdSchema } from '../../domain/identifiers.ts'
import type { Product } from '../../domain/product.ts'
import {
  handleOf,
  plainPrice,
  productIdOf,
  productOf,
  variantIdOf,
  variantOf,
} from '../../testing/sample-values.ts'
import { catalogHealth } from './catalog-health.ts'

const readAt = '2026-11-22T12:00:00.000Z'
const now = Date.parse(readAt)
const fruit = collectionIdSchema.parse('col-fruit')

function catalogOf(products: readonly Product[]) {
  return indexCatalog({
    products,
    collections: [{ id: fruit, title: 'Frutas', picture: null }],
    language: null,
    readAt,
  })
}

const whole = (number: number, overrides: Partial<Product> = {}) =>
  productOf({
    id: productIdOf(number),
    handle: handleOf(`p-${number}`),
    title: `Produto ${number}`,
    pictures: ['/pictures/p.webp'],
    collectionIds: [fruit],
    ...overrides,
  })

const soldOut = variantOf({ stock: 0 })
const other = variantOf({ id: variantIdOf(2) })

const healthOf = (products: readonly Product[], refreshSeconds = 60, later = now) =>
  catalogHealth(
    { find: () => catalogOf(products), lastFailure: () => null },
    { refreshSeconds, now: later, file: null, deliveryFaults: [], isDeliveryArranged: false },
  )

describe('the health of a catalogue', () => {
  it('names what shoppers cannot find, judge or buy', () => {
    const { lacking, productCount, categoryCount } = healthOf([
      whole(1),
      whole(2, { pictures: [] }),
      whole(3, { pictures: [], variants: [variantOf({ picture: '/v.webp' })] }),
      whole(4, { variants: [variantOf({ price: { ...plainPrice, amount: 0 } })] }),
      whole(5, { collectionIds: [] }),
      whole(6, { variants: [soldOut] }),
      whole(7, { variants: [soldOut, other] }),
      whole(8, { purchasable: false, variants: [soldOut] }),
      whole(9, { variants: [] }),
    ])
    const titles = Object.fromEntries(
      Object.entries(lacking).map(([lack, { products }]) => [lack, products.map(({ title }) => title)]),
    )
    expect(titles).toEqual({
      picture: ['Produto 2'],
      price: ['Produto 4'],
      category: ['Produto 5'],
      'sold-out': ['Produto 6'],
      'not-for-sale': ['Produto 8', 'Produto 9'],
    })
    expect(lacking.price.products[0]?.path).toBe('/product/p-4')
    expect([productCount, categoryCount]).toEqual([9, 1])
  })

  it('lists the first hundred, and counts all', () => {
    const { count, products } = healthOf(
      Array.from({ length: 150 }, (_, index) => whole(index + 1, { pictures: [] })),
    ).lacking.picture
    expect([count, products.length]).toEqual([150, 100])
  })

  it('is old after ten minutes, or three readings where it is read seldom', () => {
    const isOld = (refreshSeconds: number, ageSeconds: number) =>
      healthOf([whole(1)], refreshSeconds, now + ageSeconds * 1000).isOld
    expect([isOld(60, 600), isOld(60, 601), isOld(3600, 10_800), isOld(3600, 10_801)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('is known too while nothing was ever read, with what failed', () => {
    const failure = { at: readAt, kind: 'timeout' } as const
    const health = catalogHealth(
      { find: () => null, lastFailure: () => failure },
      { refreshSeconds: 60, now, file: null, deliveryFaults: [], isDeliveryArranged: false },
    )
    expect(health).toMatchObject({ readAt: null, isOld: true, lastFailure: failure, productCount: 0 })
  })
})
