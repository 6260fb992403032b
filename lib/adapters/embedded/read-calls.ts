import { language } from '../../copy/language.ts'
import type { Database } from '../../server/database/database.ts'
import { notFound } from './answers.ts'
import { findProductRows, listCollectionRows, listProductRows, listStockRows } from './products.ts'
import {
  parseProductListQuery,
  parseSingleProductQuery,
  parseVariantsQuery,
  refuseUnknownKeys,
} from './query-parameters.ts'
import { type WireContext, wireCollection, wireListProduct, wireSingleProduct } from './wire-rows.ts'

export type Call = { readonly method: string; readonly resource: string; readonly search: URLSearchParams }

/** The body of a GET call; throws a `Refusal` for an unknown one. */
export function answerRead({ resource, search }: Call, database: Database, context: WireContext): unknown {
  const [collection = '', reference, ...rest] = resource.split('/').map(decodeURIComponent)
  if (collection === 'products' && reference !== undefined && rest.length === 0) {
    const rows = findProductRows(database, { reference, ...parseSingleProductQuery(search) })
    const [product] = rows.products
    if (!product) throw notFound(`Product with id: ${reference} was not found`)
    return { product: wireSingleProduct(product, rows, context) }
  }
  switch (resource) {
    case 'products': {
      const query = parseProductListQuery(search)
      const rows = listProductRows(database, query)
      const products = rows.products.map((product) => wireListProduct(product, rows, context))
      return { products, count: rows.count, offset: query.offset, limit: query.limit }
    }
    case 'variants':
      return { variants: listStockRows(database, parseVariantsQuery(search).productIds) }
    case 'collections': {
      refuseUnknownKeys(search.keys(), [])
      const collections = listCollectionRows(database).map((row) => wireCollection(row, context))
      return { collections, count: collections.length }
    }
    case 'settings':
      refuseUnknownKeys(search.keys(), [])
      return {
        store_owner: { language: language },
        refund_policy_url: null,
        stripe_checkout: { is_available: true },
        product_reviews: { is_enabled: false },
      }
    default:
      throw notFound(`Cannot GET /${resource}`)
  }
}
