import type { BreadcrumbList, ItemList } from 'schema-dts'
import type { CategoryName } from '../catalog/list-categories.ts'
import { siteCopy } from '../copy/site.ts'
import { paths } from '../domain/paths.ts'
import type { SanitizedProduct } from '../domain/product.ts'
import type { ProductListing } from '../domain/refinement.ts'
import { productData } from './product-data.ts'
import { absoluteAddress, graphOf, groceryStore, type Site, serializeJsonLd, webSite } from './site-data.ts'

export type Crumb = { readonly name: string; readonly path: string }

function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteAddress(siteUrl, path),
    })),
  }
}

function itemList(siteUrl: string, products: readonly { readonly handle: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ handle }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      url: absoluteAddress(siteUrl, paths.product(handle)),
    })),
  }
}

const home: Crumb = { name: siteCopy.menu.home, path: paths.home }
const store: Crumb = { name: siteCopy.menu.store, path: paths.store }

export function homeJsonLd(site: Site): string {
  return serializeJsonLd(graphOf(groceryStore(site), webSite(site)))
}

type ProductPage = {
  readonly site: Site
  readonly reference: string
  readonly category: CategoryName | null
}

export function productJsonLd(
  product: SanitizedProduct,
  { site, reference, category }: ProductPage,
): string | null {
  const path = paths.product(reference)
  const data = productData(product, { site, path })
  if (!data) return null
  const parent = category ? { name: category.title, path: paths.category(category.slug) } : store
  const crumbs = [home, parent, { name: product.merchantTitle, path }]
  return serializeJsonLd(graphOf(data, breadcrumbList(site.siteUrl, crumbs)))
}

export function listingJsonLd(
  { category, cards }: Pick<ProductListing, 'category' | 'cards'>,
  { siteUrl }: Pick<Site, 'siteUrl'>,
): string {
  const crumbs = category
    ? [home, store, { name: category.title, path: paths.category(category.slug) }]
    : [home, store]
  return serializeJsonLd(graphOf(breadcrumbList(siteUrl, crumbs), itemList(siteUrl, cards)))
}
