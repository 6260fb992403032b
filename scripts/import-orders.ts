import { importSales } from '../lib/adapters/file/import-sales.ts'
import { isDeskKept, openDeskStore } from '../lib/desk/server/store/open-desk-store.ts'
import { journalFolder, journalPlaceName, openJournal } from '../lib/orders/open-journal.ts'
import { importOrders } from '../lib/orders/postgres/import-orders.ts'
import { runCommand } from './tools/command-line.ts'
import { readSettings } from './tools/read-settings.ts'

// For operators: copies the journal of DATA_DIR, what a spreadsheet sold, and the users of the desk, into the database of
// DATABASE_URL. May be repeated.
const { databaseUrl, dataDirectory } = readSettings()
const leftover = `orders.sqlite, sales.sqlite and desk.sqlite below ${dataDirectory} stay as they were. Delete them once all is well: nothing is erased in them any more.\n`

async function run(): Promise<string> {
  if (databaseUrl === null) throw new Error('set DATABASE_URL to the database that takes the orders')
  const file = { databaseUrl: null, dataDirectory }
  const journal = await openJournal(file, Date.now)
  if (journal === null) throw new Error(`there is no journal in ${journalPlaceName(file)}`)
  try {
    const { found, copied } = await importOrders(journal, databaseUrl)
    const sold = await importSales(journalFolder(file), databaseUrl)
    const sales = sold === null ? '' : `Orders whose pieces were copied: ${sold}.\n`
    const users = await importUsers(databaseUrl)
    return `${found} orders are in the database; ${copied} of them were copied now, the others were there already.\n${sales}${users}${leftover}`
  } finally {
    await journal.close()
  }
}

/** Users that the database has not; they sign in again. */
async function importUsers(url: string): Promise<string> {
  const file = { databaseUrl: null, dataDirectory }
  if (!isDeskKept(file)) return ''
  const [from, to] = [await openDeskStore(file), await openDeskStore({ ...file, databaseUrl: url })]
  try {
    const copied = []
    for (const { name } of await from.listUsers()) {
      const hash = (await from.findUser(name))?.hash
      if (hash === undefined || (await to.findUser(name)) !== null) continue
      await to.saveUser({ name, hash })
      copied.push(name)
    }
    return copied.length > 0 ? `Users of the desk that were copied: ${copied.join(', ')}.\n` : ''
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}

await runCommand(async () => {
  process.stdout.write(await run())
}, 'The orders were not copied: ')
