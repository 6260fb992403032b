import type { Database } from '../../server/database/database.ts'
import type { ProductListQuery } from './query-parameters.ts'

export type ProductRow = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly subtitle: string
  readonly ribbon: string | null
  readonly description: string
  /** JSON: names of pictures, sections, and ids of collections. */
  readonly pictures: string
  readonly information: string
  readonly collections: string
  readonly option_title: string
  readonly purchasable: number
  readonly sort_order: number
  readonly created_at: string
  readonly updated_at: string
}

export type VariantRow = {
  readonly id: string
  readonly product_id: string
  readonly title: string
  readonly sku: string
  readonly picture: string | null
  readonly amount: number
  readonly sale_amount: number | null
  readonly currency: string
  readonly weight_grams: number
  readonly stock: number | null
}

export type CollectionRow = {
  readonly id: string
  readonly title: string
  readonly picture: string | null
  readonly created_at: string
  readonly updated_at: string
}

export type ProductRows = {
  readonly products: readonly ProductRow[]
  readonly variants: readonly VariantRow[]
}

const lowestPrice = `(SELECT min(coalesce(v.sale_amount, v.amount)) FROM variants v
  WHERE v.product_id = products.id AND v.deleted_at IS NULL)`
const sortKeys = { order: 'sort_order', created_at: 'created_at', price: lowestPrice } as const

function conditionOf({ ids, toDate }: ProductListQuery): string {
  const conditions = [
    'deleted_at IS NULL',
    ids && 'id IN (SELECT value FROM json_each($ids))',
    toDate && 'created_at <= $toDate',
  ]
  return conditions.filter((condition) => condition).join(' AND ')
}

function parametersOf({ ids, toDate }: ProductListQuery) {
  return { ...(ids ? { ids: JSON.stringify(ids) } : {}), ...(toDate ? { toDate } : {}) }
}

export function listProductRows(
  database: Database,
  query: ProductListQuery,
): ProductRows & { count: number } {
  if (query.isHidden) return { products: [], variants: [], count: 0 }
  const condition = conditionOf(query)
  const parameters = parametersOf(query)
  const count =
    database.find<{ count: number }>(`SELECT count(*) AS count FROM products WHERE ${condition}`, parameters)
      ?.count ?? 0
  const order = `${sortKeys[query.sortBy]} ${query.order}, position ${query.order}`
  // The page is chosen by an index alone; only its products are read whole.
  const products = database.all<ProductRow>(
    `SELECT products.* FROM products JOIN (SELECT id AS chosen FROM products WHERE ${condition}
       ORDER BY ${order} LIMIT $limit OFFSET $offset) ON id = chosen ORDER BY ${order}`,
    { ...parameters, limit: query.limit, offset: query.offset },
  )
  return { ...withVariants(database, products), count }
}

export function findProductRows(
  database: Database,
  { reference, field }: { reference: string; field: 'id' | 'slug' },
): ProductRows {
  const column = field === 'slug' ? 'handle' : 'id'
  const products = database.all<ProductRow>(
    `SELECT * FROM products WHERE ${column} = $reference AND deleted_at IS NULL`,
    { reference },
  )
  return withVariants(database, products)
}

function withVariants(database: Database, products: readonly ProductRow[]): ProductRows {
  const variants = database.all<VariantRow>(
    `SELECT * FROM variants WHERE product_id IN (SELECT value FROM json_each($ids)) AND deleted_at IS NULL
     ORDER BY product_id, position`,
    { ids: JSON.stringify(products.map((product) => product.id)) },
  )
  return { products, variants }
}

/** Pieces left by variant, null where stock is not managed; of all products when no ids are given. */
export function listStockRows(database: Database, productIds: readonly string[] | null) {
  const condition = productIds ? 'AND product_id IN (SELECT value FROM json_each($ids))' : ''
  return database.all<{ id: string; inventory_quantity: number | null }>(
    `SELECT id, stock - stock_taken AS inventory_quantity FROM variants
     WHERE deleted_at IS NULL ${condition} ORDER BY product_id, position`,
    productIds ? { ids: JSON.stringify(productIds) } : {},
  )
}

export function listCollectionRows(database: Database): CollectionRow[] {
  return database.all<CollectionRow>('SELECT * FROM collections WHERE deleted_at IS NULL ORDER BY position')
}
