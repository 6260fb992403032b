// npm run bench -- journal: how long the journal takes to be brought up to date, and to find orders among very many.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { numberRanges } from '../lib/desk/api/choices.ts'
import { dayOf } from '../lib/desk/server/market-days.ts'
import { ordersCsv } from '../lib/desk/server/numbers/orders-csv.ts'
import { createNumbersReader } from '../lib/desk/server/numbers/read-numbers.ts'
import { listAisles } from '../lib/desk/server/orders/list-aisles.ts'
import type { OrderJournal } from '../lib/orders/order-journal.ts'
import { openPostgresJournal } from '../lib/orders/postgres/journal.ts'
import { journalFileName, openSqliteJournal } from '../lib/orders/sqlite-journal.ts'
import { searchesAmong, workThem, writeOldDatabase, writeOldFile } from '../lib/orders/testing/many-orders.ts'
import { keyOf, newOrderOf } from '../lib/orders/testing/sample-orders.ts'
import { openDatabase } from '../lib/server/database/database.ts'
import { openPostgres } from '../lib/server/database/postgres.ts'
import { startPostgres } from '../lib/server/database/testing/start-postgres.ts'
import { markdownTable, sayReport } from './bench/report.ts'

const { values: flags } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
})
const count = Number(flags.orders)
const end = Date.now()
const searches = searchesAmong(count, end)
const rounds = 7

type Taken = { readonly medianMs: number; readonly standstillMs: number }

/** Half of the times are shorter; and how long nothing else of the process went on at worst. */
async function take(work: () => Promise<unknown>, times = rounds): Promise<Taken> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const took: number[] = []
  await work()
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.enable()
  for (let round = 0; round < times; round += 1) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  delay.disable()
  return { medianMs: took.sort((a, b) => a - b)[times >> 1] ?? 0, standstillMs: delay.max / 1e6 }
}

async function once(work: () => Promise<unknown>): Promise<Taken> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await new Promise((resolve) => setTimeout(resolve, 20))
  const began = performance.now()
  await work()
  const medianMs = performance.now() - began
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  return { medianMs, standstillMs: delay.max / 1e6 }
}

async function measure(
  open: () => OrderJournal | Promise<OrderJournal>,
  work: () => Promise<void>,
): Promise<Map<string, Taken>> {
  const results = new Map<string, Taken>()
  let journal: OrderJournal | undefined
  results.set(
    '(opened for the first time)',
    await once(async () => {
      journal = await open()
    }),
  )
  if (!journal) throw new Error('not opened')
  const opened = journal
  await work()
  results.set('(first search for a title)', await once(() => opened.list({ title: 'produto', limit: 1 })))
  for (const [name, filter] of Object.entries(searches)) {
    results.set(name, await take(() => opened.list({ ...filter, limit: 51 })))
  }
  results.set('(counts of all)', await take(() => opened.countForDesk()))
  results.set(
    '(counts of 30 days)',
    await take(() => opened.countForDesk(new Date(end - 30 * 86_400_000).toISOString())),
  )
  results.set('(revision)', await take(() => opened.revision(), 50))
  for (const days of numberRanges) {
    const read = () =>
      createNumbersReader({ journal: () => opened, findCatalog: () => null, now: () => end })(days)
    results.set(`(numbers of ${days} days)`, await take(read, 3))
  }
  results.set(
    '(the accountant’s file of all)',
    await once(async () => {
      for await (const _part of ordersCsv(opened, { from: '2000-01-01', until: dayOf(end) }));
    }),
  )
  const sources = { journal: opened, catalog: null, cities: [], now: end }
  results.set('(what the aisles are walked for)', await take(() => listAisles({}, sources)))
  let number = count
  const checkout = () => {
    number += 1
    return opened.create(newOrderOf({ key: keyOf(number) }), { from: ['recorded'], to: 'sending' })
  }
  results.set('(an order is taken)', await take(checkout, 200))
  await opened.close()
  return results
}

async function measureFile(): Promise<Map<string, Taken>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-journal-'))
  try {
    writeOldFile(folder, { count, end })
    return await measure(
      () => openSqliteJournal({ folder, now: Date.now }),
      async () => {
        const database = openDatabase(folder, { file: journalFileName })
        database.execute(workThem(count))
        database.close()
      },
    )
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function measureDatabase(): Promise<Map<string, Taken>> {
  const postgres = await startPostgres({ isSynced: true })
  try {
    const url = await postgres.createDatabase()
    await writeOldDatabase(url, { count, end })
    return await measure(
      () => openPostgresJournal({ url, now: Date.now }),
      async () => {
        const database = openPostgres({ url, timeoutMs: 60_000 })
        await database.query(workThem(count))
        await database.query('VACUUM ANALYZE')
        await database.close()
      },
    )
  } finally {
    await postgres.remove()
  }
}

const ms = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(value < 10 ? 1 : 0))
const [file, database] = [await measureFile(), await measureDatabase()]
const rows = [...file.keys()].map(
  (name) =>
    [
      name,
      ms(file.get(name)?.medianMs),
      ms(file.get(name)?.standstillMs),
      ms(database.get(name)?.medianMs),
    ] as const,
)
const table = markdownTable([[`${count} orders, ms`, 'SQLite', 'longest standstill', 'Postgres'], ...rows])
sayReport(table, { mark: 'bench-journal', isWriting: flags.write })
