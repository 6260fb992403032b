import type { BreadcrumbList, ItemList } from 'schema-dts'
import { paths } from '../domain/paths.ts'
import { absoluteAddress } from './json-ld.ts'

export type Crumb = { readonly name: string; readonly path: string }

/** The way to a page, from the outside in; the last one is the page itself. */
export function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
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

/** The products of one page of a list, in its order, by their addresses. */
export function itemList(siteUrl: string, products: readonly { readonly handle: string }[]): ItemList {
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
