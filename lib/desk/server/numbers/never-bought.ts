import type { Catalog } from '../../../catalog/snapshot.ts'
import { availabilityOf } from '../../../domain/availability.ts'
import { paths } from '../../../domain/paths.ts'
import type { Product } from '../../../domain/product.ts'
import type { NeverBought } from '../../api/numbers.ts'

/** More than anyone looks through in one go. */
const listedProducts = 100

/** What could have been bought and was not, in the order of the shop's categories; `bought`: ids of variants. */
export function neverBought(
  { snapshot, categories }: Pick<Catalog, 'snapshot' | 'categories'>,
  bought: ReadonlySet<string>,
): NeverBought {
  const left = new Set(snapshot.products.filter((product) => isLeft(product, bought)))
  const count = left.size
  const groups = [...categories, { title: null, products: snapshot.products }].map(({ title, products }) => {
    const own = products.filter((product) => left.delete(product))
    return {
      category: title,
      products: own.map((product) => ({ title: product.title, path: paths.product(product.handle) })),
    }
  })
  let room = listedProducts
  const listed = groups.map(({ category, products }) => {
    const shown = products.slice(0, room)
    room -= shown.length
    return { category, products: shown }
  })
  return { count, groups: listed.filter(({ products }) => products.length > 0) }
}

/** Whether it is for sale and there is some of it, and no variant was bought. */
function isLeft(product: Product, bought: ReadonlySet<string>): boolean {
  const { variants } = product
  return (
    variants.every(({ id }) => !bought.has(id)) &&
    variants.some((variant) => availabilityOf(product, variant).kind === 'available')
  )
}
