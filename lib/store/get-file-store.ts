import 'server-only'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createFileStore } from '../adapters/file/file-store.ts'
import { type FollowedFile, followFile } from '../adapters/file/follow-file.ts'
import { fileLimits } from '../adapters/file/limits.ts'
import { type Picture, picturesPath, readPicture } from '../adapters/file/pictures.ts'
import type { SalesBook } from '../adapters/file/sales-book.ts'
import { openPostgresSales, openSqliteSales, salesFileName } from '../adapters/file/sales-in.ts'
import type { Hold, OrderKey } from '../domain/order.ts'
import { isAddress } from '../domain/sheet-address.ts'
import { logFault, type Reconnecting, reconnecting } from '../server/database/reconnecting.ts'
import { getEnvironment, isBuilding } from '../server/environment/server.ts'
import { openFileSource } from '../server/files/file-source.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import type { StoreApi } from './store-api.ts'

type FileStore = {
  readonly api: StoreApi
  readonly catalog: FollowedFile
  readonly sales: Reconnecting<SalesBook>
  /** Reads pictures by the shop's addresses only; no other file is reachable. */
  readonly readPicture: (address: string) => Promise<Picture | null>
  /** Reason for an unsellable or unreadable file; null when all is well. */
  readonly fault: () => string | null
  readonly whatsapp: string
  readonly onCatalog: (listener: () => void) => void
}

export function getFileStore(): FileStore | null {
  const { store, dataDirectory, defaultCurrency: currency, imageHosts, ...settings } = getEnvironment()
  if (store.kind !== 'file' || isBuilding()) return null
  const { file, whatsapp } = store
  return processSingleton('file-store', () => {
    const listeners: (() => void)[] = []
    const beside = isAddress(file) ? dataDirectory : path.dirname(file)
    const picturesFolder = path.join(beside, 'fotos')
    const extension = path.extname(isAddress(file) ? new URL(file).pathname : file)
    const catalog = followFile({
      source: openFileSource(file, {
        maximumBytes: fileLimits.bytes,
        hosts: settings.sheetHosts,
        intervalMs: settings.catalogRefreshSeconds * 1000,
      }),
      picturesFolder,
      pictureHosts: imageHosts,
      lastGoodFile: path.join(dataDirectory, 'catalog-file', `last-good${extension}`),
      currency,
      log,
      onCatalog: () => listeners.forEach((listener) => void listener()),
    })
    const sales = openSales()
    const newToken = () => randomBytes(16).toString('hex')
    const api = createFileStore({ catalog, sales, now: Date.now, newToken })
    const onCatalog = (listener: () => void) => void listeners.push(listener)
    const readPictureAt = async (address: string) => {
      if (!address.startsWith(picturesPath)) return null
      const name = catalog.pictures().byAddress.get(address.slice(picturesPath.length))
      return name === undefined ? null : readPicture(picturesFolder, name)
    }
    const fault = () => sales.fault() ?? catalog.report().fault?.kind ?? null
    return { api, catalog, sales, readPicture: readPictureAt, fault, whatsapp, onCatalog }
  })
}

/** Opens the sales book in the order database, or in a file beside it. */
function openSales(): Reconnecting<SalesBook> {
  const { databaseUrl: url, dataDirectory, orderHoldHours } = getEnvironment()
  const options = { now: Date.now, holdMs: orderHoldHours * 3_600_000 }
  const folder = path.join(dataDirectory, 'orders')
  const file = url === null ? path.join(folder, salesFileName) : 'DATABASE_URL'
  const onChange = logFault({ part: 'sales', file })
  const open = () =>
    url === null
      ? openSqliteSales({ folder, ...options, lockWaitMs: 0 })
      : openPostgresSales({ url, ...options })
  return reconnecting({ isServer: url !== null, open, onChange })
}

/** Lists holds; empty for other stores or an unreadable book, as orders are shown all the same. */
export async function listHolds(keys: readonly OrderKey[]): Promise<ReadonlyMap<OrderKey, Hold>> {
  const none = new Map<OrderKey, Hold>()
  if (keys.length === 0) return none
  return (
    getFileStore()
      ?.sales.listHolds(keys)
      .catch(() => none) ?? none
  )
}
