import type { FileReport } from '../../domain/catalog-file.ts'

/** What a product cannot be found, judged or bought without. `sold-out`: in all its variants. */
export const catalogLacks = ['picture', 'price', 'category', 'sold-out', 'not-for-sale'] as const
export type CatalogLack = (typeof catalogLacks)[number]

/** Why the store could not be read, as `StoreApiErrorKind`; `own-fault`: it was no bad answer. */
export const readFailures = [
  'unreachable',
  'timeout',
  'http',
  'rate-limited',
  'malformed',
  'too-large',
  'redirected',
  'unavailable',
  'overloaded',
  'own-fault',
] as const
export type ReadFailure = (typeof readFailures)[number]

export type ShownProduct = {
  readonly title: string
  /** Of its page in the shop. */
  readonly path: string
}

/** Answer of GET `/api/desk/catalog` and of POST `/api/desk/catalog/read`. */
export type DeskCatalog = {
  /** ISO 8601; null: the store was never read. */
  readonly readAt: string | null
  /** Older than it should be. */
  readonly isOld: boolean
  /** The last reading of this server that failed, also if it has gone well since; null: none. */
  readonly lastFailure: { readonly at: string; readonly kind: ReadFailure } | null
  /** How its file is, where the store is a spreadsheet; null for any other. */
  readonly file: FileReport | null
  /** What is wrong with the table of delivery as it is, in words. */
  readonly deliveryFaults: readonly string[]
  /** Nothing says where it delivers. */
  readonly isDeliveryArranged: boolean
  readonly productCount: number
  readonly categoryCount: number
  /** The first ones of each, and how many there are. */
  readonly lacking: Readonly<
    Record<CatalogLack, { readonly count: number; readonly products: readonly ShownProduct[] }>
  >
}
