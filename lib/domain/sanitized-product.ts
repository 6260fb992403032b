import type { Product } from './product.ts'

/** A product whose HTML is safe to put on a page. */
export type SanitizedProduct = Omit<Product, 'description' | 'information'> & {
  /** As the merchant wrote it, possibly empty; `title` may be filled from the sample. */
  readonly merchantTitle: string
  /** The merchant's own pictures, possibly none; `pictures` may be filled from the sample. */
  readonly merchantPictures: readonly string[]
  /** Safe HTML, or null when the merchant wrote none. */
  readonly descriptionHtml: string | null
  /** The same without markup, for descriptions of the page. */
  readonly descriptionText: string
  readonly information: readonly { readonly id: string; readonly title: string; readonly safeHtml: string }[]
}
