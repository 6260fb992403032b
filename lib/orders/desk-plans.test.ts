import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sureStates } from '../domain/order-attention.ts'
import { openDatabase } from '../server/database/database.ts'
import { openFile } from '../server/database/open-file.ts'
import { openPostgres } from '../server/database/postgres.ts'
import type { Query, Sql } from '../server/database/sql.ts'
import { createDatabase } from '../server/database/testing/create-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { selectClosed } from './desk-counts.ts'
import { migrations } from './migrations.ts'
import type { OrderFilter } from './order-journal.ts'
import { openPostgresJournal, selectionOf as selectionInPostgres } from './postgres/journal.ts'
import { findTexts } from './select-conditions.ts'
import { journalFileName, openSqliteJournal } from './sqlite-journal.ts'
import { candidatesOf, selectionOf } from './sqlite-list.ts'
import { searchesAmong, workThem, writeManyToDatabase, writeManyToFile } from './testing/many-orders.ts'
import { keyOf } from './testing/sample-orders.ts'

/** How SQLite finds the next page of a filter: first which orders, then what they are. */
async function planInFile(query: Query, filter: OrderFilter): Promise<string[]> {
  const found = await findTexts(query, filter)
  const plans = [candidatesOf(found, filter.after, 51), selectionOf(found, [keyOf(1), keyOf(2)])].map(
    ({ statement, values }) => query<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, values),
  )
  return (await Promise.all(plans)).flat().map(({ detail }) => detail)
}

/** How Postgres does. */
async function planInDatabase(query: Query, filter: OrderFilter): Promise<string[]> {
  const { statement, values } = selectionInPostgres(await findTexts(query, filter), { ...filter, limit: 51 })
  const rows = await query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, values)
  return rows.map((row) => row['QUERY PLAN'])
}

// As many as make Postgres, which knows how many there are, go by its indexes.
const size = { count: 20_000, end: Date.UTC(2026, 10, 22) }
const monthAgo = new Date(size.end - 30 * 86_400_000).toISOString()
const searches = Object.entries(searchesAmong(size.count, size.end))

describe('a page of orders in a file', () => {
  const folder = newFolder()
  let database: Sql
  beforeAll(async () => {
    writeManyToFile(folder, { ...size, count: 2000 })
    const journal = openSqliteJournal({ folder, now: Date.now })
    await journal.list({ title: 'produto', limit: 1 })
    await journal.close()
    const file = openDatabase(folder, { file: journalFileName })
    file.execute(workThem(2000))
    file.close()
    database = openFile({ folder, file: journalFileName, migrations })
  })
  afterAll(async () => {
    await database.close()
  })

  it.each(searches)('R50 is found by indexes: %s', async (_name, filter) => {
    const plan = await planInFile(database.query, filter)
    const reads = plan.filter((step) => /^(SEARCH|SCAN) (orders|order_titles)\b/.test(step))
    expect(reads.length).toBeGreaterThan(1)
    for (const step of reads) expect(step).toMatch(/USING (COVERING INDEX|INDEX|PRIMARY KEY)/)
    // What an index gives in its order is not sorted; a code means few orders, and equal moments are few.
    const sorts = plan.filter((step) => step.startsWith('USE TEMP B-TREE') && !step.includes('LAST TERM'))
    expect(sorts.length).toBe(filter.code === undefined ? 1 : 2)
  })

  it('R50 closed bags of a month are found by indexes, and what was done with each', async () => {
    const rows = await database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${selectClosed}`, [monthAgo])
    const reads = rows.map(({ detail }) => detail).filter((step) => /^(SEARCH|SCAN) /.test(step))
    expect(reads).toEqual([
      expect.stringMatching(/^SEARCH orders USING INDEX orders_at_desk \(fulfillment=\? AND created_at>\?\)/),
      expect.stringMatching(/^SEARCH fulfillment_events USING COVERING INDEX fulfillment_events_of_order/),
    ])
  })
})

describe('a page of orders in a database', () => {
  let database: Sql
  beforeAll(async () => {
    const url = await createDatabase()
    await writeManyToDatabase(url, size)
    const journal = await openPostgresJournal({ url, now: Date.now })
    await journal.list({ title: 'produto', limit: 1 })
    await journal.close()
    database = openPostgres({ url, timeoutMs: 60_000 })
    await database.query(workThem(size.count))
    await database.query('VACUUM ANALYZE')
  })
  afterAll(async () => {
    await database.close()
  })

  it.each(searches)('R50 is found by indexes: %s', async (_name, filter) => {
    const plan = await planInDatabase(database.query, filter)
    expect(plan.join('\n')).not.toContain('Seq Scan on orders')
    expect(plan.some((step) => /Index (Only )?Scan|Bitmap Index Scan/.test(step))).toBe(true)
  })

  it('R50 closed bags of a month are found by indexes, and what was done with each', async () => {
    const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${selectClosed}`, [monthAgo])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('orders_at_desk')
    expect(plan).not.toContain('Seq Scan on orders')
  })

  it('R50 reads of orders that are to be picked those alone that are sure', async () => {
    const plan = await planInDatabase(database.query, {
      states: sureStates,
      fulfillment: ['waiting', 'picking'],
    })
    const scans = plan.filter((step) => step.includes('Index Scan'))
    expect(scans).toHaveLength(2)
    for (const scan of scans) expect(scan).toContain('orders_to_pick')
  })
})
