import type { Product } from '../domain/product.ts'
import { plainText, sanitizeMerchantHtml } from './sanitize-merchant-html.ts'

/** A product whose HTML is safe to put on a page. */
export type SanitizedProduct = Omit<Product, 'description' | 'information'> & {
  /** As the merchant wrote it, possibly empty; `title` may be filled from the sample. */
  readonly merchantTitle: string
  /** Safe HTML, or null when the merchant wrote none. */
  readonly descriptionHtml: string | null
  /** The same without markup, for descriptions of the page. */
  readonly descriptionText: string
  readonly information: readonly { readonly id: string; readonly title: string; readonly safeHtml: string }[]
}

/** The only way from a merchant's HTML to a page (trust S3). */
export function sanitizeProduct(
  { description, information, ...product }: Product,
  merchantTitle: string,
): SanitizedProduct {
  return {
    ...product,
    merchantTitle,
    descriptionHtml: description ? sanitizeMerchantHtml(description) || null : null,
    descriptionText: plainText(description ?? ''),
    information: information
      .map(({ id, title, html }) => ({ id, title, safeHtml: sanitizeMerchantHtml(html) }))
      .filter(({ safeHtml }) => safeHtml !== ''),
  }
}
