import fs from 'node:fs'
import { importSales } from '../lib/adapters/file/import-sales.ts'
import { importDesk } from '../lib/desk/server/store/import-desk.ts'
import { journalFolder, journalPlaceName } from '../lib/orders/open-journal.ts'
import { importOrders } from '../lib/orders/postgres/import-orders.ts'
import { runCommand } from './tools/command-line.ts'
import { readSettings } from './tools/read-settings.ts'

// For operators: copies the journal of DATA_DIR, what a spreadsheet sold, and the desk, into the database of DATABASE_URL. May
// be repeated.
const { databaseUrl, dataDirectory } = readSettings()
const leftover = (files: string) =>
  `${files} below ${dataDirectory} stay as they were. Delete them once all is well: nothing is erased in them any more.\n`

async function run(): Promise<string> {
  if (databaseUrl === null) throw new Error('set DATABASE_URL to the database that takes the orders')
  const file = { databaseUrl: null, dataDirectory }
  if (!fs.existsSync(journalPlaceName(file)))
    throw new Error(`there is no journal in ${journalPlaceName(file)}`)
  const { found, copied } = await importOrders(journalFolder(file), databaseUrl)
  const sold = await importSales(journalFolder(file), databaseUrl)
  const sales = sold === null ? '' : `Orders whose pieces were copied: ${sold}.\n`
  const { users = [], entries = 0, left = 0 } = (await importDesk({ dataDirectory }, databaseUrl)) ?? {}
  return [
    `${found} orders are in the database; ${copied} of them were copied now, the others were there already.\n`,
    sales,
    users.length > 0 ? `Users of the desk that were copied: ${users.join(', ')}.\n` : '',
    entries > 0 ? `Entries of the desk’s log that were copied: ${entries}.\n` : '',
    left > 0
      ? `${leftover('orders.sqlite and sales.sqlite')}Keep desk.sqlite: ${left} of the entries of its log are there alone.\n`
      : leftover('orders.sqlite, sales.sqlite and desk.sqlite'),
  ].join('')
}

await runCommand(async () => {
  process.stdout.write(await run())
}, 'The orders were not copied: ')
