import type { Metadata } from 'next'
import { pagesCopy } from '../copy/pages.ts'
import { siteCopy } from '../copy/site.ts'
import type { SanitizedProduct } from '../domain/sanitized-product.ts'
import { paths } from '../paths.ts'
import { metaDescription, pageMetadata } from './metadata.ts'

/** What a product page says of itself: the merchant's own words, never the sample's. */
export function productMetadata(product: SanitizedProduct): Metadata {
  const description = metaDescription(product.descriptionText) || siteCopy.siteDescription
  const title = product.merchantTitle || pagesCopy.product
  return pageMetadata({ path: paths.product(product.handle), title, description })
}
