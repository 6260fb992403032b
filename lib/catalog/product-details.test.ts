import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../domain/product.ts'
import { failure, success } from '../domain/result.ts'
import { confirmVersions, isCurrent, isStillCurrent, partName, stampOf, tagOf } from '../next/shown-parts.ts'
import { StoreApiError } from '../store/errors.ts'
import { runOnEmbeddedStore } from '../testing/run-on-embedded-store.ts'
import {
  handleOf,
  plainPrice,
  productIdOf,
  productOf,
  variantIdOf,
  variantOf,
} from '../testing/sample-values.ts'
import { detailsPart, withDetails } from './product-details.ts'
import { indexCatalog } from './snapshot.ts'

// The store's single-product call, and the list as last read.
const store = vi.hoisted(() => ({ asked: 0, details: null as Product | null, row: null as Product | null }))
vi.mock('../store/get-store-api.ts', () => ({
  getStoreApi: () => ({
    findOptionalProduct: async () => {
      store.asked += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return store.details
        ? success(store.details)
        : failure(new StoreApiError({ kind: 'timeout', message: '' }))
    },
  }),
}))
vi.mock('./get-catalog.ts', () => ({
  getCatalogReader: () => ({
    find: () =>
      indexCatalog({ products: store.row ? [store.row] : [], collections: [], language: null, readAt: '' }),
  }),
}))
runOnEmbeddedStore()

const price = (amount: number) => ({ ...plainPrice, amount })
let number = 0
/** Of a product that was not requested yet. */
function newRow(updatedAt: string | null = 'monday'): Product {
  number += 1
  const variants = [variantOf({ price: price(700), weightGrams: null })]
  return productOf({ id: productIdOf(number), handle: handleOf('uva'), variants, updatedAt })
}
const detailsOf = (row: Product, description = 'Doce.'): Product => ({
  ...row,
  handle: handleOf('outro'),
  description,
  purchasable: false,
  variants: [
    variantOf({ price: price(500), stock: null, weightGrams: 500 }),
    variantOf({ id: variantIdOf(9), price: price(1) }),
  ],
})

async function open(row: Product) {
  store.row = row
  const { product, version } = await withDetails(row)
  return { product, stamp: stampOf([tagOf(partName(detailsPart, [row.id]), version)]) }
}
/** Another reading, which says the same. */
const read = () => confirmVersions('2026-11-25T12:00:00Z')

beforeEach(() => {
  read()
  store.asked = 0
})

describe('a row completed by the single-product call', () => {
  it('R22 has price, handle, stock and whether it is sold from the list, as all pages of a reading, and the rest from its own call', async () => {
    const row = newRow()
    store.details = detailsOf(row)
    const { product } = await open(row)
    expect(product).toMatchObject({ handle: row.handle, description: 'Doce.', purchasable: true })
    expect(product.variants).toEqual([{ ...row.variants[0], weightGrams: 500 }])
  })

  it('R33 is not asked for again while the store gives it the same date, and the list says the same of it', async () => {
    const row = newRow()
    store.details = detailsOf(row)
    const { stamp } = await open(row)
    read()
    expect(await isStillCurrent(stamp)).toBe(true)
    const { product } = await open({
      ...row,
      variants: [variantOf({ price: price(800), weightGrams: null })],
    })
    expect([product.variants[0]?.price.amount, product.description, store.asked]).toEqual([800, 'Doce.', 1])
    store.details = detailsOf(row, 'Outra.')
    expect((await open({ ...row, description: 'Outra.' })).product.description).toBe('Outra.')
    store.details = detailsOf({ ...row, updatedAt: 'tuesday' }, 'Nova.')
    const changed = await open({ ...row, updatedAt: 'tuesday' })
    expect([changed.product.description, isCurrent(stamp), store.asked]).toEqual(['Nova.', false, 3])
  })

  it('R22 is asked for behind the answers with every reading where the store gives no dates, and expires what showed another one', async () => {
    const even = vi.spyOn(performance, 'now')
    const row = newRow(null)
    store.details = detailsOf(row)
    const { stamp } = await open(row)
    store.details = detailsOf(row, 'Nova.')
    even.mockReturnValue(performance.now() + 60_000)
    read()
    expect(await isStillCurrent(stamp), 'the first one is sent what is kept').toBe(true)
    await expect.poll(() => isCurrent(stamp)).toBe(false)
  })

  it('R2 is the row alone where nothing is answered, until something is', async () => {
    const row = newRow()
    store.details = null
    const { product, stamp } = await open(row)
    expect(product).toBe(row)
    read()
    expect(await isStillCurrent(stamp)).toBe(true)
    store.details = detailsOf(row)
    read()
    expect(await isStillCurrent(stamp)).toBe(true)
    await expect.poll(() => isCurrent(stamp)).toBe(false)
  })

  it('R22 of an earlier run is shown until it is known to be another one', async () => {
    const row = newRow()
    store.row = row
    store.details = detailsOf(row)
    const stamp = stampOf([tagOf(partName(detailsPart, [row.id]), 'of yesterday')])
    expect(await isStillCurrent(stamp)).toBe(true)
    await expect.poll(() => isCurrent(stamp)).toBe(false)
  })
})
