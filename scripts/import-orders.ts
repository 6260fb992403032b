import { journalPlaceName, openJournal } from '../lib/orders/open-journal.ts'
import { importOrders } from '../lib/orders/postgres/import-orders.ts'
import { faultOf, remedies } from '../lib/server/database/fault.ts'
import { readSettings } from './tools/read-settings.ts'

// For operators: copies the journal of DATA_DIR into the database of DATABASE_URL. May be repeated.
const { databaseUrl, dataDirectory } = readSettings()

async function run(): Promise<string> {
  if (databaseUrl === null) throw new Error('set DATABASE_URL to the database that takes the orders')
  const file = { databaseUrl: null, dataDirectory }
  const journal = await openJournal(file, Date.now)
  if (journal === null) throw new Error(`there is no journal in ${journalPlaceName(file)}`)
  try {
    const { found, copied } = await importOrders(journal, databaseUrl)
    return `${found} orders are in the database; ${copied} of them were copied now, the others were there already.\n`
  } finally {
    await journal.close()
  }
}

try {
  process.stdout.write(await run())
} catch (error) {
  const fault = faultOf(error)
  const remedy = fault ? ` ${remedies[fault]}` : ''
  process.stderr.write(
    `The orders were not copied: ${error instanceof Error ? error.message : error}.${remedy}\n`,
  )
  process.exitCode = 1
}
