import type { Product } from '../domain/product.ts'
import type { SanitizedProduct } from '../domain/sanitized-product.ts'
import { plainText, sanitizeMerchantHtml } from './sanitize-merchant-html.ts'

/** The only way from a merchant's HTML to a page (trust S3). `merchant` is the product before anything was filled in. */
export function sanitizeProduct(
  { description, information, ...product }: Product,
  merchant: Pick<Product, 'title' | 'pictures'>,
): SanitizedProduct {
  return {
    ...product,
    merchantTitle: merchant.title,
    merchantPictures: merchant.pictures,
    descriptionHtml: description ? sanitizeMerchantHtml(description) || null : null,
    descriptionText: plainText(description ?? ''),
    information: information
      .map(({ id, title, html }) => ({ id, title, safeHtml: sanitizeMerchantHtml(html) }))
      .filter(({ safeHtml }) => safeHtml !== ''),
  }
}
