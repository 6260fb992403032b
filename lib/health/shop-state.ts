import 'server-only'
import { lastOutage } from '../accounts/auth-failure-of.ts'
import { isOldCatalog } from '../catalog/catalog-reader.ts'
import { getCatalogReader } from '../catalog/get-catalog.ts'
import { getDeskStore } from '../desk/server/store/get-desk-store.ts'
import { isDeskKept } from '../desk/server/store/open-desk-store.ts'
import { orderStates } from '../domain/order.ts'
import { getOrderJournal } from '../orders/get-order-journal.ts'
import { limitDatabase } from '../server/api/open-counters.ts'
import { remedies } from '../server/database/fault.ts'
import { foreignLayouts } from '../server/database/reconnecting.ts'
import { misconfiguredExitCode } from '../server/environment/environment-error.ts'
import { deliveryFaults, getEnvironment } from '../server/environment/server.ts'
import { diskTroubles } from '../server/files/disk-trouble.ts'
import type { Part, ShopState } from '../server/health/health.ts'
import { getFileStore } from '../store/get-file-store.ts'
import { getEmbeddedStore } from '../store/get-store-api.ts'

const ok: Part = { state: 'ok' }
const off: Part = { state: 'off' }
const partOf = (reason: string | null): Part => (reason === null ? ok : { state: 'degraded', reason })

export function shopState(): ShopState {
  const { accounts } = getEnvironment()
  const catalog = catalogState()
  const ownStore = getEmbeddedStore() ?? getFileStore()
  const limits = limitDatabase()
  const journal = getOrderJournal()
  const [folder] = diskTroubles()
  return {
    parts: {
      catalog: catalogPart(catalog),
      orders: partOf(journal.fault()),
      store: ownStore ? partOf(ownStore.fault()) : off,
      disk: partOf(folder ? `${folder[1]}: ${folder[0]} cannot be written` : null),
      limits: partOf(limits?.isAway() ? 'each replica counts by itself' : null),
      accounts: accounts ? partOf(lastOutage()?.kind ?? null) : off,
    },
    catalog,
    file: getFileStore()?.catalog.report() ?? null,
    deliveryFaults: deliveryFaults(),
    async countOrders() {
      const counts = await journal.countByState()
      return Object.fromEntries(orderStates.map((state) => [state, counts[state] ?? 0]))
    },
  }
}

function catalogState(): ShopState['catalog'] {
  const catalog = getCatalogReader().find()
  if (!catalog) return null
  const { snapshot, categories } = catalog
  const ageSeconds = Math.max(0, Math.round((Date.now() - Date.parse(snapshot.readAt)) / 1000))
  return { products: snapshot.products.length, categories: categories.length, ageSeconds }
}

function catalogPart(catalog: ShopState['catalog']): Part {
  if (!catalog) return { state: 'failed', reason: 'the store was never read' }
  const { ageSeconds } = catalog
  // A shop that reads seldom on purpose has no old catalogue between readings.
  const isOld = isOldCatalog(ageSeconds, getEnvironment().catalogRefreshSeconds)
  return isOld
    ? { state: 'degraded', reason: 'the store was not read well for long', ageSeconds }
    : { state: 'ok', ageSeconds }
}

/** Exits with a message when a database has another release's layout. Other faults are retried while open. */
export async function endWhereLayoutIsAnother(): Promise<void> {
  getEmbeddedStore()
  getFileStore()
  if (await isDeskKept(getEnvironment())) getDeskStore()
  // A server is checked beside the start; an order database's fault concerns all.
  await getOrderJournal()
    .revision()
    .catch(() => undefined)
  for (const [name, fault] of foreignLayouts()) {
    process.stderr.write(`${name}: ${remedies[fault]}\n`)
    process.exit(misconfiguredExitCode)
  }
}
