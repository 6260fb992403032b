import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type CatalogFile, parseCatalogFile } from '../lib/embedded-store/catalog-file.ts'
import { createEmbeddedStore } from '../lib/embedded-store/handler.ts'
import { prepareDatabase } from '../lib/embedded-store/prepare-database.ts'
import { shippedCatalog } from '../lib/embedded-store/seed.ts'
import { seedStoreId } from '../lib/embedded-store/seed-identifiers.ts'
import { startStoreServer } from '../lib/embedded-store/serve.ts'
import { openDatabase } from '../lib/sqlite/database.ts'

// Serves a store API over HTTP, to run the shop against something that is not inside it.
const { values: flags } = parseArgs({
  options: {
    catalog: { type: 'string' },
    record: { type: 'boolean', default: false },
    'refuse-metadata': { type: 'boolean', default: false },
    'refuse-locale': { type: 'string', multiple: true, default: [] },
    'custom-field': { type: 'string', multiple: true, default: [] },
  },
})

async function readCatalog(): Promise<CatalogFile | null> {
  return flags.catalog === undefined ? null : parseCatalogFile(await readFile(flags.catalog, 'utf8'))
}

const settings = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data/store-api'),
    STORE_ID: z.string().optional(),
  })
  .safeParse(process.env)
if (!settings.success) {
  process.stderr.write(`${z.prettifyError(settings.error)}\n`)
  process.exit(1)
}
const env = settings.data
const otherCatalog = await readCatalog()
const storeId = env.STORE_ID ?? seedStoreId(otherCatalog?.store)
const database = openDatabase(env.DATA_DIR)
prepareDatabase(database, otherCatalog ?? shippedCatalog)

const server = await startStoreServer({
  host: env.HOST,
  port: env.PORT,
  ...(env.PUBLIC_ORIGIN ? { origin: new URL(env.PUBLIC_ORIGIN).origin } : {}),
  recording: flags.record,
  picturesFolder: fileURLToPath(new URL('../public/pictures', import.meta.url)),
  onError: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
  createStore: ({ origin, recordRequest }) =>
    createEmbeddedStore({
      database,
      storeId,
      picturesBase: origin,
      checkoutBase: origin,
      now: Date.now,
      newId: () => randomBytes(16).toString('hex'),
      recordRequest,
      refuseUnknownKeys: flags['refuse-metadata'],
      refusedLocales: flags['refuse-locale'],
      customFieldTitles: flags['custom-field'],
    }),
})
process.stdout.write(`STORE_API_URL=${server.origin}\nSTORE_ID=${storeId}\n`)

async function stop(): Promise<void> {
  await server.close()
  database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
