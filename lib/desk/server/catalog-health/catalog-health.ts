import { type CatalogReader, isOldCatalog } from '../../../catalog/catalog-reader.ts'
import { indexCatalog } from '../../../catalog/snapshot.ts'
import type { DeskCatalog } from '../../api/catalog.ts'
import { lacksOf } from './lacks-of.ts'

const nothing = indexCatalog({ products: [], collections: [], language: null, readAt: '' })

type Options = {
  readonly refreshSeconds: number
  /** Milliseconds since 1970. */
  readonly now: number
  readonly file: DeskCatalog['file']
}

/** How the catalogue is: nothing is waited for. */
export function catalogHealth(
  reader: Pick<CatalogReader, 'find' | 'lastFailure'>,
  { refreshSeconds, now, file }: Options,
): DeskCatalog {
  const catalog = reader.find()
  const { snapshot, categories } = catalog ?? nothing
  const failure = reader.lastFailure()
  const age = now - Date.parse(snapshot.readAt)
  return {
    readAt: catalog && snapshot.readAt,
    isOld: !catalog || isOldCatalog(age / 1000, refreshSeconds),
    lastFailure: failure && { at: failure.at, kind: failure.kind ?? 'own-fault' },
    file,
    productCount: snapshot.products.length,
    categoryCount: categories.length,
    lacking: lacksOf({ snapshot, categories }),
  }
}
