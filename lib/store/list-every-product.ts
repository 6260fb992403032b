import type { ProductId } from '../domain/identifiers.ts'
import type { Product } from '../domain/product.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { StoreApiError } from './errors.ts'
import type { ProductPage, StoreApi } from './store-api.ts'

/** Bounds an endless listing: 100,000 products. */
const maximumPages = 1000

export type ReadPages = Map<number, ProductPage>

type Options = {
  readonly pageSize?: number
  readonly completePage?: (products: readonly Product[]) => Promise<readonly Product[]>
  readonly pages?: ReadPages
}

/** Lists the catalogue under one `to_date`, without duplicates; fails when no row is readable. */
export async function listEveryProduct(
  api: Pick<StoreApi, 'listProducts'>,
  { pageSize = 100, completePage = async (products) => products, pages = new Map() }: Options = {},
): Promise<Result<readonly Product[], StoreApiError>> {
  const products = new Map<ProductId, Product>()
  let page: ProductPage | null = null
  for (let count = 0; count < maximumPages; count += 1) {
    const offset: number = page?.nextOffset ?? 0
    const result = await api.listProducts({
      offset,
      limit: pageSize,
      lastPage: pages.get(offset) ?? null,
      ...(page ? { toDate: page.toDate } : {}),
    })
    if (!result.ok) return result
    page = { ...result.value, products: await completePage(result.value.products) }
    pages.set(offset, page)
    const known = products.size
    for (const product of page.products) if (!products.has(product.id)) products.set(product.id, product)
    const isRepeated = page.products.length > 0 && products.size === known
    if (isRepeated && page.nextOffset !== null && page.count > page.nextOffset) {
      return failure(unreadable('its product list repeats itself'))
    }
    if (page.nextOffset === null || isRepeated) {
      for (const later of pages.keys()) if (later > offset) pages.delete(later)
      return page.count > 0 && products.size === 0
        ? failure(unreadable('none of its products can be read'))
        : success([...products.values()])
    }
  }
  return failure(unreadable('its product list never ends'))
}

function unreadable(reason: string): StoreApiError {
  return new StoreApiError({ kind: 'malformed', message: `Malformed store answer: ${reason}` })
}
