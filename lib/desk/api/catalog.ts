import type { FileReport } from '../../domain/catalog-file.ts'
import type { FoundList } from '../../domain/written-list/found-list.ts'

export const catalogLacks = ['picture', 'price', 'category', 'sold-out', 'not-for-sale'] as const
export type CatalogLack = (typeof catalogLacks)[number]

/** Like `StoreApiErrorKind`; `own-fault` means no bad answer was involved. */
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
  readonly path: string
}

export type DeskCatalog = {
  readonly readAt: string | null
  readonly isOld: boolean
  /** Last failure of this server, even if a later reading succeeded; null for none. */
  readonly lastFailure: { readonly at: string; readonly kind: ReadFailure } | null
  /** State of the spreadsheet; null for other stores. */
  readonly file: FileReport | null
  readonly deliveryFaults: readonly string[]
  readonly isDeliveryArranged: boolean
  readonly productCount: number
  readonly categoryCount: number
  /** First products of each kind, and their number. */
  readonly lacking: Readonly<
    Record<CatalogLack, { readonly count: number; readonly products: readonly ShownProduct[] }>
  >
}

/** Answer of POST `deskListCall`. */
export type DeskWrittenList = FoundList & {
  /** Origin under which shoppers have the shop. */
  readonly shop: string
}
