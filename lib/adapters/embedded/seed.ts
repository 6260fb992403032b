import type { Database } from '../../server/database/database.ts'
import { prepareDatabase, type SeedCatalog } from './prepare-database.ts'
import { seedCollections } from './seed/collections.ts'
import { seedCatalog } from './seed/seed-catalog.ts'

/** The sample catalogue that ships with the shop. */
export const shippedCatalog: SeedCatalog = { products: seedCatalog, collections: seedCollections }

/** Creates the tables and fills them with the sample catalogue; does nothing when that was done before. */
export function seedDatabase(database: Database): void {
  prepareDatabase(database, shippedCatalog)
}
