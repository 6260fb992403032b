import { type CatalogReader, isOldCatalog } from '../../catalog/catalog-reader.ts'
import { type Catalog, indexCatalog } from '../../catalog/snapshot.ts'
import { availabilityOf } from '../../domain/availability.ts'
import { paths } from '../../domain/paths.ts'
import { effectiveAmount, type Product } from '../../domain/product.ts'
import type { CatalogLack, DeskCatalog } from '../api/catalog.ts'

const listedProducts = 100

function lackingProducts({
  snapshot,
  categories,
}: Pick<Catalog, 'snapshot' | 'categories'>): DeskCatalog['lacking'] {
  const inCategory = new Set(categories.flatMap(({ products }) => products.map(({ id }) => id)))
  function listOf(lack: CatalogLack): DeskCatalog['lacking'][CatalogLack] {
    const lacking = snapshot.products.filter((product) => isLacking(lack, product, inCategory))
    const listed = lacking.slice(0, listedProducts)
    return {
      count: lacking.length,
      products: listed.map(({ title, handle }) => ({ title, path: paths.product(handle) })),
    }
  }
  return {
    picture: listOf('picture'),
    price: listOf('price'),
    category: listOf('category'),
    'sold-out': listOf('sold-out'),
    'not-for-sale': listOf('not-for-sale'),
  }
}

function isLacking(lack: CatalogLack, product: Product, inCategory: ReadonlySet<string>): boolean {
  const { variants, pictures, id } = product
  const kinds = variants.map((variant) => availabilityOf(product, variant).kind)
  switch (lack) {
    case 'picture':
      return pictures.length === 0 && variants.every(({ picture }) => picture === null)
    case 'price':
      return variants.some(({ price }) => effectiveAmount(price) === 0)
    case 'category':
      return !inCategory.has(id)
    case 'sold-out':
      return kinds.includes('out-of-stock') && !kinds.includes('available')
    case 'not-for-sale':
      return kinds.every((kind) => kind === 'not-purchasable')
  }
}

const nothing = indexCatalog({ products: [], collections: [], language: null, readAt: '' })

type Options = {
  readonly refreshSeconds: number
  readonly now: number
  readonly file: DeskCatalog['file']
  readonly deliveryFaults: readonly string[]
  readonly isDeliveryArranged: boolean
}

export function catalogHealth(
  reader: Pick<CatalogReader, 'find' | 'lastFailure'>,
  { refreshSeconds, now, file, deliveryFaults, isDeliveryArranged }: Options,
): DeskCatalog {
  const catalog = reader.find()
  const { snapshot, categories } = catalog ?? nothing
  const failure = reader.lastFailure()
  const age = now - Date.parse(snapshot.readAt)
  return {
    readAt: catalog && snapshot.readAt,
    isOld: !catalog || isOldCatalog(age / 1000, refreshSeconds),
    lastFailure: failure && { at: failure.at, kind: failure.kind ?? 'own-fault' },
    file,
    deliveryFaults,
    isDeliveryArranged,
    productCount: snapshot.products.length,
    categoryCount: categories.length,
    lacking: lackingProducts({ snapshot, categories }),
  }
}
