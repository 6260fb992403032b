import { journalFolder, openJournal } from '../lib/orders/open-journal.ts'
import type { OrderJournal } from '../lib/orders/order-journal.ts'
import { csvOfOrders } from './orders/csv-of-orders.ts'
import { help, type OrdersOptions, parseOptions } from './orders/parse-options.ts'
import { detailOf, jsonOf, tableOf } from './orders/print-orders.ts'
import { findNamed, selectedOrder, selectOrders } from './orders/select-orders.ts'
import { runCommand, say } from './tools/command-line.ts'
import { readSettings } from './tools/read-settings.ts'

// For operators: prints the order journal.
const now = Date.now()

function end(code: number, message: string): number {
  process.stderr.write(`${message}\n`)
  return code
}

async function run(): Promise<number> {
  const parameters = process.argv.slice(2)
  if (parameters.includes('--help')) {
    process.stdout.write(help)
    return 0
  }
  // First: option days follow TIME_ZONE.
  const place = readSettings()
  const options = parseOptions(parameters, now)
  const journal = await openJournal(place, () => now)
  if (journal === null) {
    return end(
      1,
      `There is no journal in ${journalFolder(place)} yet: no order was taken, or DATA_DIR names another folder.`,
    )
  }
  try {
    if (options.eraseContact !== undefined) return await erase(journal, options.eraseContact)
    if (options.show !== undefined) return await show(journal, options.show, options.format)
    return await list(journal, options)
  } finally {
    await journal.close()
  }
}

const noOrder = (text: string) => `There is no order with the key or code ${JSON.stringify(text)}.`

async function show(journal: OrderJournal, text: string, format: OrdersOptions['format']): Promise<number> {
  const order = await findNamed(journal, text)
  if (!order) return end(1, noOrder(text))
  const events = await journal.listEvents(order.key)
  const selected = selectedOrder(order, now)
  const work = await journal.listFulfillmentEvents(order.key)
  if (format === 'json') say(jsonOf({ ...selected, events, work }))
  else if (format === 'csv') process.stdout.write(csvOfOrders([selected]))
  else say(detailOf(selected, events, work))
  return 0
}

async function erase(journal: OrderJournal, text: string): Promise<number> {
  const order = await findNamed(journal, text)
  if (!order) return end(1, noOrder(text))
  const erased = await journal.eraseContact([order.key])
  say(
    erased === 0
      ? 'Nothing was left to erase in this order.'
      : 'Number, notes and account are erased from this order, and a city that is no zone.',
  )
  return 0
}

async function list(journal: OrderJournal, options: OrdersOptions): Promise<number> {
  const { orders, hasMore } = await selectOrders(journal, options, now)
  if (options.format === 'json') say(jsonOf(orders))
  else if (options.format === 'csv') process.stdout.write(csvOfOrders(orders))
  else if (orders.length > 0) say(tableOf(orders))
  // Separate from the data.
  const since = options.isPending && options.since ? `, looked back to ${options.since} (--since)` : ''
  const more = hasMore ? `, and there are more (--limit)` : ''
  process.stderr.write(`${orders.length} ${orders.length === 1 ? 'order' : 'orders'}${since}${more}\n`)
  return 0
}

// Readers such as `head` may close early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
await runCommand(async () => {
  process.exitCode = await run()
}, 'The journal cannot be read: ')
