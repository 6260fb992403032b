import type { SeedCatalog } from '../../adapters/embedded/catalog-file.ts'
import { createEmbeddedStore } from '../../adapters/embedded/handler.ts'
import { prepareDatabase } from '../../adapters/embedded/prepare-database.ts'
import { sampleCatalog } from '../../adapters/embedded/seed.ts'
import { seedStoreId } from '../../adapters/embedded/seed-identifiers.ts'
import { testClient, unwrap } from '../../adapters/hostinger/testing/test-client.ts'
import { openDatabase } from '../../server/database/database.ts'
import type { StoreApi } from '../../store/store-api.ts'
import { readSnapshot } from '../read-snapshot.ts'
import { type Catalog, indexCatalog } from '../snapshot.ts'

function openSampleStore(seed: SeedCatalog = sampleCatalog()): StoreApi {
  const database = openDatabase(':memory:')
  prepareDatabase(database, seed)
  const store = createEmbeddedStore({
    database,
    picturesBase: '',
    checkoutBase: '',
    now: Date.now,
    newId: () => 'none',
  })
  return testClient({
    baseUrl: 'http://store.invalid',
    storeId: seedStoreId(),
    fetch: (address, init) => store.handle(new Request(address, init)),
  })
}

export async function readSampleCatalog(seed?: SeedCatalog): Promise<Catalog> {
  return indexCatalog(unwrap(await readSnapshot(openSampleStore(seed), () => new Date())))
}
