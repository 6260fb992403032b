import { describe, expect, it } from 'vitest'
import { indexCatalog } from '../../../catalog/snapshot.ts'
import { collectionIdSchema } from '../../../domain/identifiers.ts'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '../../../testing/sample-values.ts'
import { neverBought } from './never-bought.ts'

const fruits = collectionIdSchema.parse('frutas')

function catalogOf(stocks: readonly (number | null)[], isInCategory = (_number: number) => true) {
  const products = stocks.map((stock, number) =>
    productOf({
      id: productIdOf(number),
      handle: handleOf(`p-${number}`),
      title: `P ${number}`,
      collectionIds: isInCategory(number) ? [fruits] : [],
      variants: [
        variantOf({ id: variantIdOf(2 * number), stock }),
        variantOf({ id: variantIdOf(2 * number + 1), title: '2 kg', stock: 0 }),
      ],
    }),
  )
  const collections = [{ id: fruits, title: 'Frutas', picture: null }]
  return indexCatalog({ products, collections, language: null, readAt: '' })
}

const titles = ({ groups }: ReturnType<typeof neverBought>) =>
  groups.map(({ category, products }) => [category, ...products.map(({ title }) => title)])

describe('what was never bought', () => {
  it('R82 is for sale, with stock, and in no variant among what was sold; by its category', () => {
    const catalog = catalogOf([5, 5, 0, null, 5], (number) => number !== 4)
    const found = neverBought(catalog, new Set([variantIdOf(1)]))
    expect(found.count).toBe(3)
    expect(titles(found)).toEqual([
      ['Frutas', 'P 1', 'P 3'],
      [null, 'P 4'],
    ])
    expect(found.groups[0]?.products[0]).toEqual({ title: 'P 1', path: '/product/p-1' })
  })

  it('R82 is listed up to a bound, and counted whole', () => {
    const found = neverBought(catalogOf(Array.from({ length: 150 }, () => 1)), new Set())
    expect([found.count, found.groups.flatMap(({ products }) => products).length]).toEqual([150, 100])
  })
})
