import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { parseCatalog, type SeedCatalog } from '../lib/adapters/embedded/catalog-file.ts'
import { createEmbeddedStore } from '../lib/adapters/embedded/handler.ts'
import { asPlainStore } from '../lib/adapters/embedded/plain-store.ts'
import { prepareDatabase } from '../lib/adapters/embedded/prepare-database.ts'
import { sampleCatalog } from '../lib/adapters/embedded/seed.ts'
import { seedStoreId } from '../lib/adapters/embedded/seed-identifiers.ts'
import { startStoreServer } from '../lib/adapters/embedded/serve-embedded-store.ts'
import { generateCatalog, mostProducts } from '../lib/adapters/embedded/testing/generate-catalog.ts'
import { openDatabase } from '../lib/server/database/database.ts'

// Serves a store API over HTTP, to run the shop against an external one.
function parseFlags() {
  try {
    return readFlags()
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\nSee --help.`)
  }
}

function readFlags() {
  return parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      catalog: { type: 'string' },
      products: { type: 'string' },
      record: { type: 'boolean', default: false },
      'four-calls': { type: 'boolean', default: false },
    },
  }).values
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const help = `Serves a store API over HTTP, with the sample catalogue unless said otherwise, until Ctrl+C.

  npm run store-api -- --catalog FILE          sells what stands in a JSON file
  npm run store-api -- --products COUNT        a made-up catalogue of so many products
  npm run store-api -- --record                keeps what it was sent, to be read in a test
  npm run store-api -- --four-calls            the calls and fields of the specification, and nothing else

The environment may say HOST (127.0.0.1), PORT (4010), PUBLIC_ORIGIN, DATA_DIR (.data/store-api) and STORE_ID. It prints
the settings STORE_API_URL and STORE_ID of a shop that sells from it.
`

const flags = parseFlags()
if (flags.help) {
  process.stdout.write(help)
  process.exit(0)
}

type Stock = {
  readonly catalog: SeedCatalog
  readonly name?: string
}

async function findStock(): Promise<Stock> {
  if (flags.catalog !== undefined) {
    const file = parseCatalog(JSON.parse(await readFile(flags.catalog, 'utf8')))
    return { catalog: file, name: file.store }
  }
  if (flags.products === undefined) return { catalog: sampleCatalog() }
  const count = z.coerce.number().int().min(1).max(mostProducts).safeParse(flags.products)
  if (!count.success) fail(`--products: give a whole number from 1 to ${mostProducts}`)
  return { catalog: generateCatalog(count.data), name: `generated-${count.data}` }
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
if (!settings.success) fail(z.prettifyError(settings.error))
const env = settings.data
const { catalog, name } = await findStock()
const storeId = env.STORE_ID ?? seedStoreId(name)
const database = openDatabase(env.DATA_DIR)
prepareDatabase(database, catalog)

const server = await startStoreServer({
  host: env.HOST,
  port: env.PORT,
  ...(env.PUBLIC_ORIGIN ? { origin: new URL(env.PUBLIC_ORIGIN).origin } : {}),
  recording: flags.record,
  picturesFolder: fileURLToPath(new URL('../public/pictures', import.meta.url)),
  onError: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
  createStore: ({ origin, recordRequest }) => {
    const store = createEmbeddedStore({
      database,
      storeId,
      picturesBase: origin,
      checkoutBase: origin,
      now: Date.now,
      newId: () => randomBytes(16).toString('hex'),
      recordRequest,
    })
    return flags['four-calls'] ? asPlainStore(store) : store
  },
})
process.stdout.write(`STORE_API_URL=${server.origin}\nSTORE_ID=${storeId}\n`)

async function stop(): Promise<void> {
  await server.close()
  database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
