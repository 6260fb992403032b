import type { Database } from '../../server/database/database.ts'
import { parseCatalog, type SeedCatalog } from './catalog-file.ts'
import { prepareDatabase } from './prepare-database.ts'
import content from './sample-catalog.json' with { type: 'json' }

let parsed: SeedCatalog | undefined

export function sampleCatalog(): SeedCatalog {
  if (!parsed) {
    const { products, collections } = parseCatalog(content)
    parsed = { products, collections }
  }
  return parsed
}

export function seedDatabase(database: Database): void {
  prepareDatabase(database, sampleCatalog())
}
