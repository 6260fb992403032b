import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../lib/server/database/database'
import type { Ports } from './ports'
import { startStore, otherStoreId as storeId } from './shop-over-store'

/** A store in a process of its own, whose merchant changes prices. */
export type PricedStore = {
  /** For a shop that sells from it and looks for changes every second. */
  readonly environment: Readonly<Record<string, string>>
  /** Where it keeps its prices. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

export async function startPricedStore(ports: Ports): Promise<PricedStore> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'priced-store-'))
  const store = await startStore(ports, folder)
  return {
    environment: { STORE_API_URL: ports.storeUrl, STORE_ID: storeId, CATALOG_REFRESH_SECONDS: '1' },
    folder,
    async stop() {
      await store.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Changes the price of all variants of a product in the store that keeps its prices in this folder. */
export function setPrice(folder: string, handle: string, cents: number): void {
  const merchant = openDatabase(folder)
  merchant.run(
    `UPDATE variants SET amount = ${cents} WHERE product_id IN (SELECT id FROM products WHERE handle = '${handle}')`,
  )
  merchant.close()
}
