import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../server/database/testing/start-postgres.ts'
import { openPostgresSales } from './postgres-sales.ts'
import { salesBookContract } from './sales-book.contract.ts'
import { openSqliteSales } from './sqlite-sales.ts'

const begin = Date.UTC(2026, 0, 2)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sales-'))
let postgres: RunningPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.remove()
  fs.rmSync(folder, { recursive: true })
})

salesBookContract('SQLite', async () => {
  let time = begin
  const open = () => openSqliteSales({ folder, now: () => time, lockWaitMs: 0 })
  return {
    book: open(),
    other: open(),
    passMilliseconds: (count) => {
      time += count
    },
  }
})

salesBookContract('Postgres', async () => {
  let time = begin
  const url = await postgres.createDatabase()
  const open = () => openPostgresSales({ url, now: () => time })
  const [book, other] = await Promise.all([open(), open()])
  return {
    book,
    other,
    passMilliseconds: (count) => {
      time += count
    },
  }
})
