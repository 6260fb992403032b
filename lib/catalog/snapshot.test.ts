import { describe, expect, it } from 'vitest'
import { collectionIdSchema } from '../domain/identifiers.ts'
import type { Collection } from '../domain/product.ts'
import { toProductCard } from '../domain/product-card.ts'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { type CatalogSnapshot, indexCatalog } from './snapshot.ts'

const collectionOf = (number: number, title: string): Collection => ({
  id: collectionIdSchema.parse(`pcol_${String(number).padStart(26, '0')}`),
  title,
  picture: null,
})
const fruit = collectionOf(1, 'Frutas')
const dairy = collectionOf(2, 'Laticínios')

const banana = productOf({ collectionIds: [fruit.id] })
const bread = productOf({
  id: productIdOf(2),
  handle: handleOf('pao'),
  variants: [variantOf({ id: variantIdOf(2) }), variantOf({ id: variantIdOf(3) })],
})

const snapshotOf = (overrides: Partial<CatalogSnapshot> = {}): CatalogSnapshot => ({
  products: [banana, bread],
  collections: [fruit, dairy],
  language: 'pt',
  readAt: '2026-01-02T00:00:00.000Z',
  ...overrides,
})

describe('indexCatalog', () => {
  it('finds a product by id, by handle and by each of its variants', () => {
    const { productsByReference, productsByVariant } = indexCatalog(snapshotOf())
    expect(productsByReference.get(bread.id)).toBe(bread)
    expect(productsByReference.get('pao')).toBe(bread)
    expect([variantIdOf(2), variantIdOf(3)].map((id) => productsByVariant.get(id))).toEqual([bread, bread])
    expect(productsByReference.get('queijo')).toBeUndefined()
  })

  it("puts the products into the merchant's order, where ties keep the store's", () => {
    const products = [3, 1, 1, -2].map((order, index) => productOf({ id: productIdOf(index), order }))
    const { snapshot } = indexCatalog(snapshotOf({ products }))
    expect(snapshot.products.map(({ id }) => id)).toEqual([3, 1, 2, 0].map(productIdOf))
  })

  it('gives a handle that two products share to the first in order, and reaches both by id', () => {
    const second = productOf({ id: productIdOf(8), order: 5 })
    const first = productOf({ id: productIdOf(9), order: -5 })
    const { productsByReference, snapshot } = indexCatalog(snapshotOf({ products: [second, first] }))
    expect(productsByReference.get('banana-prata')).toBe(first)
    expect(productsByReference.get(second.id)).toEqual({ ...second, handle: second.id })
    // So every list and link names either by its own address.
    expect(snapshot.products.map((product) => toProductCard(product).handle)).toEqual([
      'banana-prata',
      second.id,
    ])
    expect(snapshot.products.map(({ handle }) => productsByReference.get(handle)?.id)).toEqual([
      first.id,
      second.id,
    ])
  })

  it('makes a category of each collection that holds something', () => {
    const { categories } = indexCatalog(snapshotOf())
    expect(categories).toEqual([{ slug: 'frutas', title: 'Frutas', picture: null, products: [banana] }])
  })

  it('makes one category of two collections of one name, and none to a title without letters', () => {
    const twin = collectionOf(3, 'FRUTAS!')
    const odd = collectionOf(4, '🍎')
    const product = productOf({ collectionIds: [twin.id, odd.id, fruit.id] })
    const other = productOf({ id: productIdOf(9), handle: handleOf('uva'), collectionIds: [fruit.id] })
    const products = [product, other]
    const { categories } = indexCatalog(snapshotOf({ products, collections: [twin, fruit, odd] }))
    expect(categories.map(({ title, products }) => [title, products.length])).toEqual([['FRUTAS!', 2]])
  })
})
