import 'server-only'
import type { VariantId } from '../domain/identifiers.ts'
import { displayedVariant } from '../domain/product.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { confirmVersions, expireVersions } from '../next/shown-parts.ts'
import { getCatalogSearch } from '../search/get-search.ts'
import { getEnvironment, isBuilding } from '../server/environment/server.ts'
import { knownPictures } from '../server/known-pictures.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { isIdle, readWhenVisited } from '../server/visits.ts'
import { StoreApiError } from '../store/errors.ts'
import { getFileStore } from '../store/get-file-store.ts'
import { getStoreApi } from '../store/get-store-api.ts'
import type { ReadPages } from '../store/list-every-product.ts'
import { type CatalogLog, type CatalogReader, createCatalogReader } from './catalog-reader.ts'
import { createSharedReading } from './postgres/shared-reading.ts'
import { readSnapshot } from './read-snapshot.ts'
import { type Catalog, type CatalogSnapshot, catalogPictures } from './snapshot.ts'
import { createSnapshotFile, snapshotName } from './snapshot-file.ts'

/** Warns of goods in a foreign currency: their orders have no delivery fee. */
export function createCurrencyWarning(currency: string, log: CatalogLog): (catalog: Catalog) => void {
  let warned = ''
  return ({ snapshot }) => {
    const others = new Map<string, number>()
    for (const product of snapshot.products) {
      const own = displayedVariant(product)?.price.currency
      if (own !== undefined && own !== currency) others.set(own, (others.get(own) ?? 0) + 1)
    }
    const found = JSON.stringify([...others])
    if (found === warned) return
    warned = found
    for (const [other, products] of others) {
      log('warn', 'catalog.other-currency', {
        currency: other.toUpperCase(),
        products,
        shop: currency.toUpperCase(),
      })
    }
  }
}

const nothingOnDisk = { find: async () => null, save: async () => undefined }

function openCatalog() {
  const {
    dataDirectory: directory,
    store,
    defaultCurrency,
    catalogRefreshSeconds,
    databaseUrl,
  } = getEnvironment()
  const source = JSON.stringify([store, defaultCurrency])
  const warnOfCurrency = createCurrencyWarning(defaultCurrency, log)
  const refreshMs = catalogRefreshSeconds * 1000
  const pages: ReadPages = new Map()
  const readStore = (previous: CatalogSnapshot | null) =>
    readSnapshot(getStoreApi(), () => new Date(), { previous, pages })
  const shared =
    databaseUrl === null || isBuilding()
      ? null
      : createSharedReading({
          url: databaseUrl,
          name: snapshotName(source),
          readStore,
          refreshMs,
          refresh: () => reader.refresh(),
          log,
        })
  const reader: CatalogReader = createCatalogReader({
    read: shared?.read ?? readStore,
    file: isBuilding() ? nothingOnDisk : createSnapshotFile({ directory, source }),
    onCatalog(catalog) {
      // Before pages show them.
      knownPictures().setCatalog(catalogPictures(catalog.snapshot))
      expireVersions(catalog.snapshot.readAt)
      getCatalogSearch().update(catalog)
      warnOfCurrency(catalog)
    },
    onConfirmed: ({ snapshot }) => confirmVersions(snapshot.readAt),
    log,
    refreshMs,
    isIdle,
  })
  if (shared === null && store.kind === 'upstream') readWhenVisited(reader.refresh)
  return { reader, readNow: shared?.ask ?? reader.readAnew }
}

const getOpenCatalog = () => processSingleton('catalog', openCatalog)

export function getCatalogReader(): CatalogReader {
  return getOpenCatalog().reader
}

/** Forces a reading, by the one replica that reads for all. False on failure. */
export async function readCatalogNow(): Promise<boolean> {
  await getFileStore()?.catalog.readAgain()
  return getOpenCatalog().readNow()
}

export async function findCatalog(): Promise<Result<Catalog, StoreApiError>> {
  const reader = getCatalogReader()
  try {
    return success(reader.find() ?? (await reader.current()))
  } catch (cause) {
    if (cause instanceof StoreApiError) return failure(cause)
    return failure(new StoreApiError({ kind: 'timeout', message: 'The catalogue was never read', cause }))
  }
}

/** Gives a picture of any line of an order; null where the store has none. */
export async function linePictures(): Promise<(id: VariantId | null) => string | null> {
  const found = await findCatalog()
  if (!found.ok) return () => null
  const { productsByVariant } = found.value
  return (id) => {
    if (id === null) return null
    const product = productsByVariant.get(id)
    const variant = product?.variants.find((one) => one.id === id)
    return variant?.picture ?? product?.pictures[0] ?? null
  }
}
