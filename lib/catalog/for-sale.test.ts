import { describe, expect, it } from 'vitest'
import { isForSale } from '../domain/availability.ts'
import type { Product } from '../domain/product.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { buildSearchIndex } from '../search/search-index.ts'
import { runOnEmbeddedStore } from '../testing/run-on-embedded-store.ts'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { homeShelvesOf } from './list-home-shelves.ts'
import { searchPageOf } from './search-products.ts'
import { indexCatalog } from './snapshot.ts'

runOnEmbeddedStore()

const onSale = { amount: 1000, saleAmount: 100, currency: 'brl' }
const soldOut = variantOf({ stock: 0, price: onSale })

/** Every third product is sold out, every fourth not sold now; all are on sale. */
function productNumber(number: number): Product {
  return productOf({
    id: productIdOf(number),
    handle: handleOf(`banana-${number}`),
    title: `Banana ${number}`,
    purchasable: number % 4 !== 0,
    variants: [
      number % 3 === 0
        ? { ...soldOut, id: variantIdOf(number) }
        : variantOf({ id: variantIdOf(number), price: { ...onSale, saleAmount: 900 - number } }),
    ],
  })
}

const products = Array.from({ length: 40 }, (_, index) => productNumber(index + 1))
const catalog = indexCatalog({ products, collections: [], language: null, readAt: '2026-11-22T00:00:00Z' })

const expectForSale = (cards: readonly ProductCard[], count: number) => {
  expect(cards).toHaveLength(count)
  expect(cards.filter(({ availability }) => availability.kind !== 'available')).toEqual([])
}

describe('what cannot be bought now', () => {
  it('stands on no carousel of the home page', async () => {
    const { offers, bestSellers } = homeShelvesOf(catalog)
    expectForSale(offers, 10)
    expectForSale(bestSellers, 10)
    const prices = offers.map(({ price }) => price?.saleAmount ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  it('is not offered where a search has found nothing', async () => {
    const index = await buildSearchIndex(catalog.snapshot.products, catalog.snapshot.collections)
    expectForSale((await searchPageOf({ catalog, index }, 'xyzxyz'))?.others ?? [], 8)
  })

  it('has what is like it beside it where a search has found nothing else, and nothing of another kind', async () => {
    const bread = productOf({ id: productIdOf(50), handle: handleOf('pao'), title: 'Pão de forma' })
    const gone = { ...bread, variants: [{ ...soldOut, id: variantIdOf(50) }] }
    const alone = productNumber(3)
    const others = [productNumber(1), productNumber(2)]
    const shopOf = async (sold: readonly Product[]) => {
      const some = indexCatalog({ ...catalog.snapshot, products: [...sold, ...others] })
      return { catalog: some, index: await buildSearchIndex(some.snapshot.products, []) }
    }
    const like = await searchPageOf(await shopOf([alone]), '"banana 3"')
    expect(like).toMatchObject({ productCount: 1, areOthersAlike: true })
    expect(like?.others.map(({ handle }) => handle).toSorted()).toEqual(['banana-1', 'banana-2'])
    const none = await searchPageOf(await shopOf([gone]), 'pão de forma')
    expect(none).toMatchObject({ productCount: 1, areOthersAlike: true, others: [] })
  })

  it('counts by product: one variant that can be bought is enough', () => {
    const other = variantOf({ id: variantIdOf(2) })
    expect([
      isForSale(productOf({ variants: [soldOut, other] })),
      isForSale(productOf({ variants: [soldOut] })),
    ]).toEqual([true, false])
    expect(isForSale(productOf({ variants: [] }))).toBe(false)
  })
})
