import type { Product } from '../domain/product.ts'
import type { RefinementCounts } from '../domain/product-listing.ts'
import { type PriceBand, priceBands, type Refinement, refinementPath } from '../domain/refinement.ts'
import { forEachYielding } from '../server/for-each-yielding.ts'
import { factsOf, fits, sortProducts } from './product-facts.ts'

export type RefinedList = { readonly products: readonly Product[]; readonly counts: RefinementCounts }

/** The lists last asked for of each list of a reading, so that a second page costs nothing. */
const remembered = new WeakMap<readonly Product[], Map<string, Promise<RefinedList>>>()
const rememberedLists = 24

/** All products of a list that fit, in the wanted order, and what each further choice would leave. */
export function refineList(products: readonly Product[], refinement: Refinement): Promise<RefinedList> {
  const lists = remembered.get(products) ?? new Map<string, Promise<RefinedList>>()
  remembered.set(products, lists)
  const key = refinementPath({ ...refinement, page: 1 })
  const list = lists.get(key) ?? refine(products, refinement)
  lists.delete(key)
  lists.set(key, list)
  const [oldest] = lists.keys()
  if (lists.size > rememberedLists && oldest !== undefined) lists.delete(oldest)
  return list
}

async function refine(products: readonly Product[], refinement: Refinement): Promise<RefinedList> {
  const found: Product[] = []
  const bands = Object.fromEntries(priceBands.map(({ segment }) => [segment, 0])) as Record<PriceBand, number>
  const currencies = new Set<string>()
  let onSale = 0
  let inStock = 0
  await forEachYielding(products, (product) => {
    const facts = factsOf(product)
    if (fits(facts, refinement)) found.push(product)
    if (fits(facts, { ...refinement, onSale: true })) onSale += 1
    if (fits(facts, { ...refinement, inStock: true })) inStock += 1
    if (facts.currency) currencies.add(facts.currency)
    if (facts.band && fits(facts, { ...refinement, band: null })) bands[facts.band] += 1
  })
  const [first = null] = currencies
  const currency = currencies.size > 1 ? null : first
  return { products: sortProducts(found, refinement.sort), counts: { onSale, inStock, bands, currency } }
}
